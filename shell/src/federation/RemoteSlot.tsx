import { memo, Suspense, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { ViewReference } from 'shared/contract';
import { useIsHydrated } from '../loading/useIsHydrated.ts';
import { type LoadWhen, useShouldLoad } from '../loading/useShouldLoad.ts';
import { KeptHtml, useKeptHtml } from './KeptHtml.tsx';
import { useCountLoading } from './loadingSlots.ts';
import { RenderedViewsContext } from './renderedViews.ts';
import { SlotContent } from './SlotContent.tsx';
import { SlotSkeleton } from './SlotSkeleton.tsx';
import { renderTimeoutMs, SuspendedView } from './SuspendedView.tsx';
import { TappedSlotError } from './TappedSlotError.tsx';
import { useView } from './useView.ts';
import { ViewScope } from './ViewScope.tsx';
import { cachedView, keyOf } from './viewCache.ts';

interface RemoteSlotProps {
  view: ViewReference;
  /** When to load the view. */
  load?: LoadWhen;
  /** The height of the skeleton, as class names; a view above the page has none. */
  height?: string;
}

/**
 * Where a remote's view is mounted: loads it, and shows a skeleton, the view or an error. HTML of the server is
 * hydrated if the view's code is there by then. Otherwise it stays as it is, readable and without a pending hydration,
 * which would hold back every navigation, until the loaded view replaces it.
 */
export const RemoteSlot = memo(function RemoteSlot({
  view,
  load = 'now',
  height,
}: RemoteSlotProps) {
  const container = useRef<HTMLDivElement>(null);
  const key = keyOf(view);
  // True on the server and while hydrating; false for a slot that is mounted later.
  const [isFirstRender] = useState(!useIsHydrated());
  const rendered = useContext(RenderedViewsContext).get(key);
  const isRendered = isFirstRender && rendered !== undefined;
  const [hydrates] = useState(
    () => isRendered && cachedView(key)?.connection.version.version === rendered.version,
  );
  const isWanted = useShouldLoad(load, container);
  const slot = useView(view, isWanted, hydrates);
  const { state, handleTimeout } = slot;
  const hasHtml = isRendered && !hydrates && !rendered.component;
  const kept = useKeptHtml(container, hasHtml, state.step);
  useCountLoading(!isRendered && state.step === 'loading' && isWanted && height !== undefined);

  const hasMounted = useRef(false);
  const onMount = useCallback(() => {
    hasMounted.current = true;
  }, []);
  useEffect(() => {
    const loaded = hydrates ? cachedView(key) : undefined;
    if (!loaded) return;
    // One that suspends leaves React waiting with the server's HTML.
    const timer = setTimeout(() => {
      if (!hasMounted.current) handleTimeout(loaded);
    }, renderTimeoutMs);
    return () => clearTimeout(timer);
  }, [hydrates, key, handleTimeout]);

  let content = <SlotContent view={view} slot={slot} height={height} onMount={onMount} />;
  if (rendered?.component) {
    content = (
      <Suspense
        fallback={
          <SuspendedView onRender={rendered.onFallback} onTimeout={() => {}}>
            {height ? <SlotSkeleton height={height} /> : null}
          </SuspendedView>
        }
      >
        <ViewScope view={view} component={rendered.component} />
      </Suspense>
    );
  }
  // Focusable, so that it can take the focus when the element that had it is removed: see `RetryButton`.
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {kept.isKept ? <KeptHtml /> : <div key="live">{content}</div>}
      {kept.isKept ? <TappedSlotError remote={view.remote} slot={slot} taps={kept.taps} /> : null}
    </div>
  );
});
