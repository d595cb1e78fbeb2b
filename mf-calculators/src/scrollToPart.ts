/** The parts of the results by their names in `data-part`: on a phone they are a long way down. */
export type ResultPart = 'board' | 'chart' | 'effect' | 'compare' | 'planner' | 'result';

/** A part of the results that contain an element, or of its calculator, if that has no tabs. */
export function partOf(element: Element, part: ResultPart): HTMLElement | null {
  const results = element.closest('[role="tabpanel"], [role="dialog"]');
  return results?.querySelector<HTMLElement>(`[data-part="${part}"]`) ?? null;
}

/** Scrolls to a part of the results and moves the focus there. */
export function scrollToPart(element: Element, part: ResultPart): void {
  const target = partOf(element, part);
  target?.scrollIntoView({ block: 'start' });
  target?.focus({ preventScroll: true });
}
