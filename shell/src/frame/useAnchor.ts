import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared/runtime';

/** How long sections above may still arrive and move the anchor, in milliseconds. */
const settling = 6000;

/**
 * Scrolls to the section that the address names (`/#calcolatori`), also from another page, and
 * holds it there while sections above are still arriving. The visitor's own scrolling ends it. A
 * section that only notes something in the address (`keepsPlace` in the entry's state), such as what
 * is being typed, moves nothing; and the way back ends where the visitor was, not at the anchor.
 */
export function useAnchor(): void {
  const location = useLocation();
  const { hash, key, state } = location;
  const firstLocation = useRef(location);
  const wentBack = useNavigationType() === 'POP' && location !== firstLocation.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` makes a second tap on the same link scroll again.
  useEffect(() => {
    if (wentBack || state?.keepsPlace === true || !hash) return;
    const target = document.getElementById(anchorName(hash));
    if (!target) return;
    const scroll = () => target.scrollIntoView({ block: 'start', behavior: 'instant' });
    scroll();
    const observer = new ResizeObserver(scroll);
    observer.observe(document.body);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const gesture of gestures) window.removeEventListener(gesture, stop);
    };
    const timer = setTimeout(stop, settling);
    const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
    for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
    return stop;
  }, [hash, key]);
}

/** What a hash names; one that is not well encoded, such as `#%`, names itself. */
export function anchorName(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
