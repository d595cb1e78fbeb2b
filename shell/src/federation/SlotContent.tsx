import type { ViewReference } from 'shared/contract';
import { useLocation } from 'shared/runtime';
import { OtherPages } from '../frame/OtherPages.tsx';
import { RemoteError } from './RemoteError.ts';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';
import { SlotSkeleton } from './SlotSkeleton.tsx';
import type { SlotState } from './useView.ts';
import { ViewScope } from './ViewScope.tsx';

interface SlotContentProps {
  view: ViewReference;
  slot: SlotState;
  /** The height of the skeleton; a floating view has none, and shows nothing when it crashed. */
  height?: string;
}

/** What a slot shows: a skeleton, the view or an error. */
export function SlotContent({ view, slot, height }: SlotContentProps) {
  const { state, attempt, round, retry, handleCrash } = slot;
  const { pathname } = useLocation();

  if (state.step === 'loading') return height ? <SlotSkeleton height={height} /> : null;
  if (state.step === 'failed') return renderError(state.error);
  const loaded = state.view;
  return (
    <RemoteErrorBoundary
      // A view that crashed at one URL may work at another.
      key={`${round} ${pathname}`}
      fallback={height ? renderError(new RemoteError('crashed', view.remote)) : null}
      onCrash={(cause) => handleCrash(loaded, cause)}
    >
      <ViewScope remote={view.remote} component={loaded.component} />
    </RemoteErrorBoundary>
  );

  function renderError(error: RemoteError) {
    return (
      <>
        <RemoteUnavailable remote={view.remote} error={error} attempt={attempt} onRetry={retry} />
        {/* A section of the home page is among others, with a search above them. */}
        {view.module === 'pages' ? <OtherPages /> : null}
      </>
    );
  }
}
