import { attempt } from 'shared/data';

const storageKey = 'remoteOutlines';

/** Whether this tab outlines the remotes. */
export function showsRemoteOutlines(): boolean {
  return 'remoteOutlines' in document.documentElement.dataset;
}

/** Shows or hides the outlines on every page of this tab. */
export function showRemoteOutlines(shown: boolean): void {
  if (shown) document.documentElement.dataset.remoteOutlines = '';
  else delete document.documentElement.dataset.remoteOutlines;
  // Without session storage, the setting lasts until a reload.
  attempt(() => {
    if (shown) sessionStorage.setItem(storageKey, 'shown');
    else sessionStorage.removeItem(storageKey);
  });
}

/** Restores the setting after a reload. */
export function restoreRemoteOutlines(): void {
  if (attempt(() => sessionStorage.getItem(storageKey)) === 'shown') showRemoteOutlines(true);
}
