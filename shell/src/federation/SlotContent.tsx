import { Suspense } from 'react';
import type { ViewReference } from 'shared/contract';
import { useLocation } from 'shared/runtime';
import { OtherPages } from '../frame/OtherPages.tsx';
import { RemoteError } from './RemoteError.ts';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';
import { SlotSkeleton } from './SlotSkeleton.tsx';
import { SuspendedView } from './SuspendedView.tsx';
import type { SlotState } from './useView.ts';
import { ViewScope } from './ViewScope.tsx';

interface SlotContentProps {
  view: ViewReference;
  slot: SlotState;
  /** The height of the skeleton; a view above the page has none, and shows nothing when it failed. */
  height: string | undefined;
  /** Called when the view has rendered. */
  onMount: () => void;
}

/** What a slot shows: a skeleton, the view or an error. */
export function SlotContent({ view, slot, height, onMount }: SlotContentProps) {
  const { state, attempt, round, retry, handleCrash, handleTimeout } = slot;
  const { pathname } = useLocation();

  const skeleton = height ? <SlotSkeleton height={height} /> : null;
  if (state.step === 'loading') return skeleton;
  if (state.step === 'failed') return renderError(state.error);
  const loaded = state.view;
  return (
    <RemoteErrorBoundary
      // A view that crashed at one URL may work at another.
      key={`${round} ${pathname}`}
      fallback={(cause) => renderError(new RemoteError('crashed', view.remote, cause))}
      onCrash={(cause) => handleCrash(loaded, cause)}
    >
      <Suspense
        fallback={<SuspendedView onTimeout={() => handleTimeout(loaded)}>{skeleton}</SuspendedView>}
      >
        <ViewScope view={view} component={loaded.component} onMount={onMount} />
      </Suspense>
    </RemoteErrorBoundary>
  );

  function renderError(error: RemoteError) {
    if (!height) return null;
    return (
      <>
        <RemoteUnavailable remote={view.remote} error={error} attempt={attempt} onRetry={retry} />
        {/* A section of the home page is among others, with a search above them. */}
        {view.module === 'pages' ? <OtherPages /> : null}
      </>
    );
  }
}
