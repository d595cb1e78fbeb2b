import { type ReactNode, useRef } from 'react';
import type { ViewAddress } from 'shared/contract';
import { useLocation } from 'shared/runtime';
import { SectionScope } from 'shared/ui';
import { usePageIdle } from '../boot/whenIdle.ts';
import { sectionAccents } from '../composition.ts';
import { useInView } from '../frame/useInView.ts';
import { useCountLoading } from './loadingSlots.ts';
import type { LoadedView } from './loadView.ts';
import { RemoteError } from './RemoteError.ts';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';
import { SlotSkeleton } from './SlotSkeleton.tsx';
import { useView } from './useView.ts';

interface RemoteSlotProps {
  view: ViewAddress;
  /** Whether to load the view only when the slot is within one viewport height of the viewport. */
  lazy?: boolean;
  /** The height of the skeleton, as class names. */
  height?: string;
  /** For a view above the page: it loads when the page is idle, without a skeleton. */
  floating?: boolean;
}

/** Where a remote's view is mounted: loads it, and shows a skeleton, the view or an error. */
export function RemoteSlot({
  view,
  lazy = false,
  height = 'min-h-60',
  floating = false,
}: RemoteSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const near = useInView(slot, { rootMargin: '100% 0px', once: true, initial: !lazy }) || !lazy;
  const idle = usePageIdle(floating);
  const { pathname } = useLocation();
  const { state, attempt, round, retry, handleCrash } = useView(view, floating ? idle : near);
  useCountLoading(state.step === 'loading' && near && !floating);

  if (floating) return state.step === 'ready' ? renderView(state.view, null) : null;
  // Focusable, so that it can take the focus when the element that had it is removed: see `RetryButton`.
  return (
    <div ref={slot} tabIndex={-1} className="outline-none">
      {renderContent()}
    </div>
  );

  function renderContent() {
    if (state.step === 'loading') return <SlotSkeleton height={height} />;
    if (state.step === 'failed') return renderError(state.error);
    return renderView(state.view, renderError(new RemoteError('crashed', view.remote)));
  }

  function renderError(error: RemoteError) {
    return (
      <RemoteUnavailable remote={view.remote} error={error} attempt={attempt} onRetry={retry} />
    );
  }

  function renderView(loaded: LoadedView, fallback: ReactNode) {
    const View = loaded.component;
    return (
      <RemoteErrorBoundary
        // A view that crashed at one address may work at another.
        key={`${round} ${pathname}`}
        fallback={fallback}
        onCrash={(cause) => handleCrash(loaded, cause)}
      >
        <SectionScope
          section={{ name: view.remote, accent: `accent-${sectionAccents[view.remote]}` }}
        >
          <View />
        </SectionScope>
      </RemoteErrorBoundary>
    );
  }
}
