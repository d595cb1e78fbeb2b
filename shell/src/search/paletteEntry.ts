/** The palette's entry in the browser's history, above that of the page. */

const mark = 'searchIsOpen';
const queryKey = 'searchQuery';

/** Under way from `history.back()` until the browser has gone back, which it does later. */
let removal: Promise<void> | undefined;

/** Whether the current entry is the palette's. */
export const isPaletteEntry = () => window.history.state?.[mark] === true;

/** Resolves when no removal of the entry is under way. */
export async function waitForRemoval(): Promise<void> {
  await removal;
}

/** Adds the entry, unless Back has returned to it. */
export function addEntry(): void {
  if (isPaletteEntry()) return;
  const { history } = window;
  history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1, [mark]: true }, '');
}

/** Goes back to the page's entry, unless the visitor has. */
export function removeEntry(): void {
  if (!isPaletteEntry() || removal) return;
  removal = new Promise((resolve) => {
    const end = () => {
      removal = undefined;
      resolve();
    };
    window.addEventListener('popstate', end, { once: true });
  });
  window.history.back();
}

/** Notes in the palette's entry what is typed, for Back and for a reload; undefined forgets it. */
export function saveQuery(typed: string | undefined): void {
  if (!isPaletteEntry()) return;
  window.history.replaceState({ ...window.history.state, [queryKey]: typed }, '');
}

/** What had been typed when a result was followed from the current entry, or the page was reloaded. */
export function savedQuery(): string | undefined {
  const query: unknown = isPaletteEntry() ? window.history.state?.[queryKey] : undefined;
  return typeof query === 'string' ? query : undefined;
}
