import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { moveToFreePosition } from './moveToFreePosition.ts';

/** How long the page must be still before the button is positioned, in milliseconds. */
const settleMs = 150;

/** Before one of these, scrolling is the page's own, for example to an anchor. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface FloatingPosition {
  /** Whether the button is out of the way. */
  hidden: boolean;
  /** How far it is above its own position, in pixels. */
  offset: number;
}

/**
 * Keeps a floating button out of the way: hides it while the visitor scrolls down, shows it after scrolling
 * up, and positions it where it is in nobody's way (`moveToFreePosition`).
 *
 * @param container Where the button is: its `data-position` is set for its styles.
 * @param stays Whether it stays visible while the visitor scrolls down.
 */
export function useFloatingPosition(
  container: RefObject<HTMLElement | null>,
  stays: boolean,
): FloatingPosition & { reveal: () => void } {
  const [scrolledDown, setScrolledDown] = useState(false);
  const [offset, setOffset] = useState(0);

  const settle = useEffectEvent(() => {
    const element = container.current;
    if (element) setOffset(moveToFreePosition(element) ?? 0);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: docking moves the container.
  useEffect(() => settle(), [stays]);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let lastY = window.scrollY;
    let scrolledUp = false;
    let isVisitor = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settleSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (scrolledUp) setScrolledDown(false);
        settle();
      }, settleMs);
    };
    const onScroll = () => {
      const { scrollY } = window;
      if (scrollY === lastY) return;
      scrolledUp = scrollY < lastY;
      lastY = scrollY;
      if (!scrolledUp && isVisitor) setScrolledDown(true);
      settleSoon();
    };
    const onGesture = () => {
      isVisitor = true;
    };
    window.addEventListener('scroll', onScroll, { signal, passive: true });
    window.addEventListener('resize', settleSoon, { signal });
    for (const gesture of gestures) {
      window.addEventListener(gesture, onGesture, { signal, passive: true, once: true });
    }
    // Sections load, collapse and expand without a scroll event.
    const size = new ResizeObserver(settleSoon);
    size.observe(document.body);
    const content = new MutationObserver(settleSoon);
    for (const main of document.querySelectorAll('main')) {
      content.observe(main, { childList: true, subtree: true });
    }
    return () => {
      listeners.abort();
      size.disconnect();
      content.disconnect();
      clearTimeout(timer);
    };
  }, []);

  return {
    hidden: scrolledDown && !stays,
    offset,
    reveal: () => setScrolledDown(false),
  };
}
