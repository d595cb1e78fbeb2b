import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ViewAddress } from 'shared/contract';
import { useLocation } from 'shared/runtime';
import { SectionScope } from 'shared/ui';
import { usePageIdle } from '../boot/usePageIdle.ts';
import { sectionAccents } from '../composition.ts';
import { useCountLoading } from './loadingSlots.ts';
import type { LoadedView } from './loadView.ts';
import { RemoteError } from './RemoteError.ts';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';
import { SlotSkeleton } from './SlotSkeleton.tsx';
import { useView } from './useView.ts';

interface RemoteSlotProps {
  view: ViewAddress;
  /** Whether to load the view only when the slot is near the viewport. */
  lazy?: boolean;
  /** The height of the skeleton, as class names. */
  height?: string;
  /** For a view that floats above the page: it loads when the page is idle, and shows nothing until then. */
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
  const near = useNearViewport(slot, lazy);
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

/** Whether an element is, or was, within one viewport height of the viewport. */
function useNearViewport(element: React.RefObject<HTMLElement | null>, lazy: boolean): boolean {
  const [near, setNear] = useState(!lazy);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near || !lazy;
}
