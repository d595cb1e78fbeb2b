/** The search parameter of the open tab: `/?eventi=passati`. */
export const tabParameter = 'eventi';

export const tabs = ['prossimi', 'passati'] as const;

export type EventTab = (typeof tabs)[number];

/** The tab of a parameter's value; the default is `prossimi`. */
export function parseTab(value: unknown): EventTab {
  return value === 'passati' ? 'passati' : 'prossimi';
}

/** Sets the tab in the search parameters; the default needs none. */
export function setTab(params: URLSearchParams, tab: EventTab): void {
  if (tab === 'prossimi') params.delete(tabParameter);
  else params.set(tabParameter, tab);
}
