import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { clearOffset } from './clearOffset.ts';

/** How long the page must be still before the button is positioned, in milliseconds. */
const settleMs = 150;

/** Before one of these, scrolling is the page's own, for example to an anchor. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** A section's title, whose whole row stays free: beside it the button would look like a part of it. */
const titles = 'main header h2';

/** A section's description. */
const introductions = 'main header p';

interface FloatingPosition {
  /** Whether the button is out of the way. */
  hidden: boolean;
  /** How far it is above its own position, in pixels. */
  offset: number;
}

/**
 * Keeps a floating button out of the way: hides it while the visitor scrolls down, shows it after scrolling
 * up, and positions it where it covers no control, no title's row and no introduction of a section.
 *
 * @param container Where the button is when nothing is in its way.
 * @param stays Whether it stays visible while the visitor scrolls down.
 */
export function useFloatingPosition(
  container: RefObject<HTMLElement | null>,
  stays: boolean,
): FloatingPosition & { reveal: () => void } {
  const [scrolledDown, setScrolledDown] = useState(false);
  const [offset, setOffset] = useState<number>();

  const settle = useEffectEvent(() => {
    const element = container.current;
    if (element) setOffset(offsetOf(element));
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
    hidden: (scrolledDown && !stays) || offset === undefined,
    offset: offset ?? 0,
    reveal: () => setScrolledDown(false),
  };
}

/** A control this many times as large as the button can be tapped beside it. */
const sizeOfRows = 4;

/** The offset of a button in this container; it stays in the lower half of the viewport. */
function offsetOf(container: HTMLElement): number | undefined {
  const box = container.getBoundingClientRect();
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !container.contains(element))
      .map((element) => element.getBoundingClientRect())
      // Not what is hidden, or for screen readers only.
      .filter(({ width }) => width > 1);
  const others = boxesOf(controls)
    .concat([...document.querySelectorAll(introductions)].flatMap(linesOf))
    .filter(({ width, height }) => width * height < sizeOfRows * box.width * box.height)
    .concat(boxesOf(titles));
  return clearOffset(box, others, Math.min(box.top, window.innerHeight / 2));
}

/** The boxes of a text's lines: its last one may end before the button. */
function linesOf(text: Element): DOMRect[] {
  const content = document.createRange();
  content.selectNodeContents(text);
  return [...content.getClientRects()];
}
