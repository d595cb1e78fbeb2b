/** Parts of the results to which a link leads: on a phone they are a long way down. */
export type LinkedPart = 'board' | 'chart' | 'effect';
/** The parts' names in `data-part`. */
type ResultPart = LinkedPart | 'compare';

/** A part of the results that contain an element. */
export function partOf(element: Element, part: ResultPart): HTMLElement | null {
  const panel = element.closest('[role="tabpanel"]');
  return panel?.querySelector<HTMLElement>(`[data-part="${part}"]`) ?? null;
}

/** Scrolls to a part of the results and moves the focus there. */
export function scrollToPart(element: Element, part: ResultPart): void {
  const target = partOf(element, part);
  target?.scrollIntoView({ block: 'start' });
  target?.focus({ preventScroll: true });
}
