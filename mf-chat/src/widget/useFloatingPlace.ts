import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { moveToBestPlace } from './moveToBestPlace.ts';

/** How long the page is still before the button looks for a place, in milliseconds. */
const settleMs = 150;

/** Until one of these the page scrolls by itself, for example to an anchor. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface FloatingPlace {
  /** Whether the button is out of the way. */
  away: boolean;
  /** How far it is above its place, in pixels. */
  lift: number;
}

/**
 * Moves a floating button out of the way: it leaves while the visitor scrolls down, comes back after
 * scrolling up, and rests where it covers no control, no title's row and no introduction of a section.
 *
 * @param place The button's place: its `data-place` is set for its styles.
 * @param stays Whether it stays while the visitor scrolls down.
 */
export function useFloatingPlace(
  place: RefObject<HTMLElement | null>,
  stays: boolean,
): FloatingPlace & { comeBack: () => void } {
  const [wentDown, setWentDown] = useState(false);
  const [lift, setLift] = useState<number>();

  const settle = useEffectEvent(() => {
    const element = place.current;
    if (element) setLift(moveToBestPlace(element));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: docking, a reason to stay, moves the place.
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
        if (scrolledUp) setWentDown(false);
        settle();
      }, settleMs);
    };
    const onScroll = () => {
      const { scrollY } = window;
      if (scrollY === lastY) return;
      scrolledUp = scrollY < lastY;
      lastY = scrollY;
      if (!scrolledUp && isVisitor) setWentDown(true);
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
    // Sections load, fold and unfold while the page stands still.
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
    away: (wentDown && !stays) || lift === undefined,
    lift: lift ?? 0,
    comeBack: () => setWentDown(false),
  };
}
