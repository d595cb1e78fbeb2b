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
  /** Whether to wait until the visitor comes near; the place keeps its height meanwhile. */
  whenNear?: boolean;
  /** The height of the place until it is filled, as class names. */
  height?: string;
  /**
   * For what floats above the page: waits until the page has nothing better to do, and shows nothing
   * while it loads or when it fails.
   */
  floating?: boolean;
}

/** A place of the page that a remote fills, and all that can happen on the way. */
export function RemoteSlot({
  view,
  whenNear = false,
  height = 'min-h-60',
  floating = false,
}: RemoteSlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, whenNear);
  const idle = usePageIdle(floating);
  const wanted = floating ? idle : near;
  const { pathname } = useLocation();
  const { state, attempt, round, retry, leaveCrashed } = useView(view, wanted);
  useCountLoading(state.step === 'loading' && near && !floating);

  if (floating) return state.step === 'ready' ? shown(state.view, null) : null;
  // Holds the focus while what it was on goes away: see `RetryButton`.
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {filled()}
    </div>
  );

  function filled() {
    if (state.step === 'loading') return <SlotSkeleton height={height} />;
    if (state.step === 'failed') return outOfService(state.error);
    return shown(state.view, outOfService(new RemoteError('crashed', view.remote)));
  }

  function outOfService(error: RemoteError) {
    return (
      <RemoteUnavailable remote={view.remote} error={error} attempt={attempt} onRetry={retry} />
    );
  }

  function shown(loaded: LoadedView, fallback: ReactNode) {
    const View = loaded.component;
    return (
      <RemoteErrorBoundary
        // On another address it may well work.
        key={`${round} ${pathname}`}
        fallback={fallback}
        onCrash={(cause) => leaveCrashed(loaded, cause)}
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

/** Whether a place has come within a screen's height of what is seen. */
function useNear(place: React.RefObject<HTMLElement | null>, wait: boolean): boolean {
  const [near, setNear] = useState(!wait);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near, place]);
  return near || !wait;
}
