import { memo, useContext, useRef, useState } from 'react';
import type { ViewReference } from 'shared/contract';
import { usePageIdle } from '../loading/idleLoading.ts';
import { useInView } from '../loading/useInView.ts';
import { useIsHydrated } from '../loading/useIsHydrated.ts';
import { HydratingSlot } from './HydratingSlot.tsx';
import { useCountLoading } from './loadingSlots.ts';
import { RenderedViewsContext } from './renderedViews.ts';
import { SlotContent } from './SlotContent.tsx';
import { type SlotViewProps, StaticSlot } from './StaticSlot.tsx';
import { useView } from './useView.ts';
import { keyOf } from './viewCache.ts';

interface RemoteSlotProps {
  view: ViewReference;
  /** Whether the slot is below the first screen, as far as the server knows. */
  far?: boolean;
  /** Whether to load the view only when the slot is within one viewport height of the viewport. */
  lazy?: boolean;
  /** The height of the skeleton, as class names. */
  height?: string;
  /** For a view above the page: it loads when the page is idle, without a skeleton. */
  floating?: boolean;
}

/**
 * Where a remote's view is mounted: loads it, and shows a skeleton, the view or an error. Where the
 * server rendered the view, its HTML stays until the code has come.
 */
export const RemoteSlot = memo(function RemoteSlot({
  view,
  far = false,
  lazy = false,
  height = 'min-h-60',
  floating = false,
}: RemoteSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const near = useInView(slot, { rootMargin: '100% 0px', once: true, initial: !lazy }) || !lazy;
  // True on the server and while hydrating; false for a slot that is mounted later.
  const [hydrates] = useState(!useIsHydrated());
  const isRendered = useContext(RenderedViewsContext).has(keyOf(view));

  if (floating) return <FloatingView view={view} />;
  const Rendered = far ? StaticSlot : HydratingSlot;
  const Slot = hydrates && isRendered ? Rendered : LoadingSlot;
  // Focusable, so that it can take the focus when the element that had it is removed: see `RetryButton`.
  return (
    <div ref={slot} tabIndex={-1} className="outline-none">
      <Slot view={view} near={near} height={height} />
    </div>
  );
});

/** A slot that the server did not render. */
function LoadingSlot({ view, near, height }: SlotViewProps) {
  const slot = useView(view, near);
  useCountLoading(slot.state.step === 'loading' && near);
  return <SlotContent view={view} slot={slot} height={height} />;
}

function FloatingView({ view }: { view: ViewReference }) {
  const slot = useView(view, usePageIdle());
  return slot.state.step === 'ready' ? <SlotContent view={view} slot={slot} /> : null;
}
