import type { Timetable } from './timetable.ts';

/** The name of the address's parameter that says which tab is open: `/?eventi=passati`. */
export const tabParameter = 'eventi';

export type EventTab = 'prossimi' | 'passati';

/** Which part of the timetable each tab shows. */
export const timetablePart: Record<EventTab, keyof Timetable> = {
  prossimi: 'upcoming',
  passati: 'past',
};

/** The tab that an address asks for; whatever is not `passati` is the first tab. */
export function parseTab(value: unknown): EventTab {
  return value === 'passati' ? 'passati' : 'prossimi';
}

/** Lets the address's parameters say which tab is open; the first tab needs no mention. */
export function nameTab(parameters: URLSearchParams, tab: EventTab): void {
  if (tab === 'prossimi') parameters.delete(tabParameter);
  else parameters.set(tabParameter, tab);
}
