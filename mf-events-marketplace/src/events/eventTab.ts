import type { Timetable } from './timetable.ts';

/** The name of the address's parameter that says which tab is open: `/?eventi=passati`. */
export const tabParameter = 'eventi';

export type EventTab = 'prossimi' | 'passati';

/** Which list each tab shows. */
export const listOf: Record<EventTab, keyof Timetable> = { prossimi: 'upcoming', passati: 'past' };

/** The tab that an address asks for; whatever is not `passati` is the first tab. */
export function parseTab(value: unknown): EventTab {
  return value === 'passati' ? 'passati' : 'prossimi';
}

/** The address's parameters with `tab` open; the first tab needs no mention. */
export function withTab(parameters: URLSearchParams, tab: EventTab): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (tab === 'prossimi') next.delete(tabParameter);
  else next.set(tabParameter, tab);
  return next;
}
