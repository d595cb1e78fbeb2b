import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the scroll position when another body opens.
 *
 * - Opened by its own button: the body above closes, which would move the pressed button away from
 *   the pointer. The page is scrolled back by that distance before the next paint.
 * - Opened by the URL or a search result: the body is scrolled into view.
 *
 * @param open The key of the open body.
 * @param openElement The element of the open body.
 * @returns Call it with the pressed button before `open` changes.
 */
export function useScrollAnchor(
  open: string | undefined,
  openElement: RefObject<Element | null>,
): (button: Element) => void {
  const anchor = useRef<{ button: Element; top: number; openBefore: string | undefined } | null>(
    null,
  );

  useLayoutEffect(() => {
    if (!anchor.current || anchor.current.openBefore === open) return;
    const { button, top } = anchor.current;
    window.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [open]);

  useEffect(() => {
    const isAnchored = anchor.current !== null;
    anchor.current = null;
    if (!open || isAnchored) return;
    openElement.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [open, openElement]);

  return (button) => {
    anchor.current = { button, top: button.getBoundingClientRect().top, openBefore: open };
  };
}
