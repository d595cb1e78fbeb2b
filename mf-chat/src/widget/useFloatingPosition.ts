import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { fitFreePlace } from './fitFreePlace.ts';

/** How long the page must be still before the button is fitted, in milliseconds. */
const settleMs = 150;

/** Before one of these, scrolling is the page's own, for example to an anchor. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps a floating button out of the way: hides it while the visitor scrolls down, shows it after scrolling
 * up, and makes it smaller, or hides it, where it would cover something (`fitFreePlace`).
 *
 * @param container Where the button is: its `data-size` is set for its styles.
 * @param stays Whether it stays visible while the visitor scrolls down.
 * @returns Whether it is hidden, and what shows it again.
 */
export function useFloatingPosition(
  container: RefObject<HTMLElement | null>,
  stays: boolean,
): { hidden: boolean; reveal: () => void } {
  const [scrolledDown, setScrolledDown] = useState(false);
  // The server renders the button where it usually covers nothing.
  const [isFree, setIsFree] = useState(true);

  const settle = useEffectEvent(() => {
    const element = container.current;
    if (element) setIsFree(fitFreePlace(element));
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
    hidden: (scrolledDown && !stays) || !isFree,
    reveal: () => setScrolledDown(false),
  };
}
