import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Where the page stands when another body opens.
 *
 * - Opened by its own button: opening a body closes the one above it, and what was pressed would
 *   slide away from under the finger. `hold` notes where it is on the screen, and the page is
 *   scrolled by as much as it moved, before anything is painted.
 * - Opened from elsewhere (the page's address, a search): the body is brought into view.
 *
 * @param open Which body is open; the page may move whenever it changes.
 * @param place The body that is open.
 */
export function useSteadyPage(
  open: string | undefined,
  place: RefObject<Element | null>,
): (pressed: Element) => void {
  const held = useRef<{ pressed: Element; top: number } | null>(null);
  const wasHeld = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page moves when `open` changes.
  useLayoutEffect(() => {
    wasHeld.current = held.current !== null;
    if (!held.current) return;
    const { pressed, top } = held.current;
    held.current = null;
    window.scrollBy({ top: pressed.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (!wasHeld.current) place.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [open]);

  return (pressed) => {
    held.current = { pressed, top: pressed.getBoundingClientRect().top };
  };
}
