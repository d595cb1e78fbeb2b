/** What follows in the results, a long way down on a phone. */
export type Jump = 'board' | 'chart' | 'effect';

/** What the results consist of: their names in `data-part`. */
export type ResultPart = Jump | 'compare';

/** A part of the results in which an element stands. */
export function partOf(from: Element, part: ResultPart): HTMLElement | null {
  const panel = from.closest('[role="tabpanel"]');
  return panel?.querySelector<HTMLElement>(`[data-part="${part}"]`) ?? null;
}

/** Leads the eye and the keyboard to a part of the results. */
export function goToPart(from: Element, part: ResultPart): void {
  const found = partOf(from, part);
  found?.scrollIntoView({ block: 'start' });
  found?.focus({ preventScroll: true });
}
