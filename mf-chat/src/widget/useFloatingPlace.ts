import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { liftClearOf } from './liftClearOf.ts';

/** How long the page is still before the button looks for a place, in milliseconds. */
const settleMs = 150;

/** Until one of these the page scrolls by itself, for example to an anchor. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** A section's title, whose whole row stays free: beside it the button would look like a part of it. */
const titles = 'main header h2';

/** What a section says of itself, in which a visitor reads whether to go on. */
const introductions = 'main header p';

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
 * @param place The button's place when nothing is in its way.
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
    if (element) setLift(liftOf(element));
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

/** A control of so many times the button's size can be tapped beside it. */
const sizeOfRows = 4;

/** The lift of a button at this place; it stays in the lower half of the viewport. */
function liftOf(place: HTMLElement): number | undefined {
  const box = place.getBoundingClientRect();
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !place.contains(element))
      .map((element) => element.getBoundingClientRect())
      // Not what is hidden, or for screen readers only.
      .filter(({ width }) => width > 1);
  const others = boxesOf(controls)
    .concat([...document.querySelectorAll(introductions)].flatMap(linesOf))
    .filter(({ width, height }) => width * height < sizeOfRows * box.width * box.height)
    .concat(boxesOf(titles));
  return liftClearOf(box, others, Math.min(box.top, window.innerHeight / 2));
}

/** The boxes of a text's lines: its last one may end before the button. */
function linesOf(text: Element): DOMRect[] {
  const content = document.createRange();
  content.selectNodeContents(text);
  return [...content.getClientRects()];
}
