/** The palette's entry in the browser's history, above that of the page. */

const mark = 'searchIsOpen';
const queryKey = 'searchQuery';

/** Whether the current entry is the palette's. */
export const isPaletteEntry = () => window.history.state?.[mark] === true;

/** Adds the entry, unless Back has returned to it. */
export function openEntry(): void {
  if (isPaletteEntry()) return;
  const { history } = window;
  history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1, [mark]: true }, '');
}

/** Notes in the palette's entry what was typed, before a result is followed. */
export function saveQuery(typed: string): void {
  if (!isPaletteEntry()) return;
  window.history.replaceState({ ...window.history.state, [queryKey]: typed }, '');
}

/** What had been typed when a result was followed from the current entry. */
export function savedQuery(): string | undefined {
  const query: unknown = isPaletteEntry() ? window.history.state?.[queryKey] : undefined;
  return typeof query === 'string' ? query : undefined;
}
