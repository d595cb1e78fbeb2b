import { type ComponentType, lazy, memo, Suspense, useContext, useEffect } from 'react';
import type { ViewReference } from 'shared/contract';
import { waitingAttribute } from '../../preload/captureClicks.ts';
import { RenderedViewsContext } from './renderedViews.ts';
import { SlotContent } from './SlotContent.tsx';
import { SlotSkeleton } from './SlotSkeleton.tsx';
import { SuspendedView } from './SuspendedView.tsx';
import { useView } from './useView.ts';
import { ViewScope } from './ViewScope.tsx';
import { keyOf } from './viewCache.ts';

interface Hydration {
  component: ComponentType<HydratingViewProps>;
  complete: () => void;
  isComplete: boolean;
  /** Replaces the view by another version; set once the view has rendered. */
  handleTimeout?: () => void;
  /** The button that was tapped last while the HTML waited for its code. */
  tapped?: HTMLElement;
}

const hydrations = new Map<string, Hydration>();

/** Hydrates the HTML of a view, whose code must be loaded. */
export function completeHydration(key: string): void {
  hydrationOf(key).complete();
}

export function isHydrated(key: string): boolean {
  return hydrations.get(key)?.isComplete ?? false;
}

/** Whether the view has rendered; one that suspends leaves React waiting with the server's HTML. */
export function hasRendered(key: string): boolean {
  return hydrations.get(key)?.handleTimeout !== undefined;
}

/** Remembers a tap until the view is hydrated. */
export function replayWhenHydrated(key: string, button: HTMLElement): void {
  const hydration = hydrationOf(key);
  if (hydration.isComplete) return;
  hydration.tapped?.removeAttribute(waitingAttribute);
  hydration.tapped = button;
  button.setAttribute(waitingAttribute, '');
}

function replayTap(key: string): void {
  const { tapped } = hydrationOf(key);
  delete hydrationOf(key).tapped;
  tapped?.removeAttribute(waitingAttribute);
  tapped?.click();
}

/** A component that suspends until its view is loaded: React keeps the HTML meanwhile. */
function hydrationOf(key: string): Hydration {
  const existing = hydrations.get(key);
  if (existing) return existing;
  let resolve: (module: { default: typeof HydratedView }) => void;
  const loaded = new Promise<{ default: typeof HydratedView }>((resolvePromise) => {
    resolve = resolvePromise;
  });
  const hydration: Hydration = {
    component: lazy(() => loaded),
    complete: () => {
      hydration.isComplete = true;
      resolve({ default: HydratedView });
    },
    isComplete: false,
  };
  hydrations.set(key, hydration);
  return hydration;
}

interface HydratingViewProps {
  view: ViewReference;
  height: string;
}

/**
 * A view as the server rendered it. Memoised, because an update from above would make React discard HTML
 * that is not hydrated yet.
 */
export const HydratingView = memo(function HydratingView({ view, height }: HydratingViewProps) {
  const key = keyOf(view);
  const { component, onFallback } = useContext(RenderedViewsContext).get(key) ?? {};
  const fallback = (
    <SuspendedView onRender={onFallback} onTimeout={() => hydrationOf(key).handleTimeout?.()}>
      <SlotSkeleton height={height} />
    </SuspendedView>
  );
  if (component) {
    return (
      <Suspense fallback={fallback}>
        <ViewScope view={view} component={component} />
      </Suspense>
    );
  }
  const Hydrated = hydrationOf(key).component;
  return (
    <Suspense fallback={fallback}>
      <Hydrated view={view} height={height} />
    </Suspense>
  );
});

/** The view with its code: the same as in any other slot, from its first render on. */
function HydratedView({ view, height }: HydratingViewProps) {
  const slot = useView(view, true, true);
  const key = keyOf(view);
  const { state, handleTimeout } = slot;
  const loaded = state.step === 'ready' ? state.view : undefined;
  useEffect(() => {
    hydrationOf(key).handleTimeout = () => loaded && handleTimeout(loaded);
  }, [key, loaded, handleTimeout]);
  useEffect(() => replayTap(key), [key]);
  return <SlotContent view={view} slot={slot} height={height} hydrates />;
}
