import { useEffect, useRef } from 'react';
import { decodePathSegment } from 'shared/format';
import { useLocation, useNavigationType } from 'shared/runtime';

/** How long layout shifts above the anchor are corrected. */
const holdMs = 6000;

/**
 * Scrolls to the section that the hash names (`/#calcolatori`), or to its part (`/#eventi-12`), and keeps it
 * there while sections above it load, until the visitor scrolls. Does nothing when going back, or when only
 * search parameters change (`keepsScroll` in the entry's state).
 */
export function useAnchor(): void {
  const location = useLocation();
  const { hash, key, state } = location;
  const firstLocation = useRef(location);
  const wentBack = useNavigationType() === 'POP' && location !== firstLocation.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` makes a second tap on the same link scroll again.
  useEffect(() => {
    if (wentBack || state?.keepsScroll === true || !hash) return;
    const scroll = () => elementAt(hash)?.scrollIntoView({ block: 'start', behavior: 'instant' });
    scroll();
    const observer = new ResizeObserver(scroll);
    observer.observe(document.body);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const gesture of gestures) window.removeEventListener(gesture, stop);
    };
    const timer = setTimeout(stop, holdMs);
    const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
    for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
    return stop;
  }, [hash, key]);
}

/** The id that a hash names; an invalid encoding, such as `#%`, is used as it is. */
function anchorName(hash: string): string {
  return decodePathSegment(hash.slice(1));
}

/** Whether a hash leads to the section with this id, or to a part of it, whose id begins with the section's. */
export function leadsTo(id: string, hash: string): boolean {
  const name = anchorName(hash);
  return name === id || name.startsWith(`${id}-`);
}

/** What the hash leads to: until a part of a section has rendered, the section. */
function elementAt(hash: string): Element | null {
  const sections = document.querySelectorAll('main section[id]');
  return (
    document.getElementById(anchorName(hash)) ??
    [...sections].find(({ id }) => leadsTo(id, hash)) ??
    null
  );
}

/**
 * The heading of the section that the hash names, else of the page.
 *
 * @param hash As in a URL: `#eventi`.
 */
export function headingAt(hash: string): HTMLElement | null {
  const section = elementAt(hash)?.closest('main section');
  return section?.querySelector('h2') ?? document.querySelector<HTMLElement>('main h1');
}
