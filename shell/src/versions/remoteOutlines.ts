const storageKey = 'seams';

/** Whether this tab shows who owns which part of a page. */
export function showsSeams(): boolean {
  return 'seams' in document.documentElement.dataset;
}

/** Shows or hides the seams, on every page of this tab. */
export function showSeams(shown: boolean): void {
  if (shown) document.documentElement.dataset.seams = '';
  else delete document.documentElement.dataset.seams;
  try {
    if (shown) sessionStorage.setItem(storageKey, 'shown');
    else sessionStorage.removeItem(storageKey);
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** Shows them again after a reload of a tab that showed them. */
export function restoreRemoteOutlines(): void {
  try {
    if (sessionStorage.getItem(storageKey)) showSeams(true);
  } catch {
    // As above.
  }
}
