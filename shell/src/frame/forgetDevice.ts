import { languageStorageKey } from 'shared/contract';

/** The worker's copy of the language, and the frame's files, which are the same for everybody. */
const impersonal = /^(language|workbox-precache)/;

/**
 * Deletes all that the site keeps on this device, except for the language and the frame's files. Other
 * tabs follow by the `storage` event; this one, whose memory still holds what was read, must be reloaded.
 *
 * @returns whether nothing is left: browsers may refuse access.
 */
export async function forgetDevice(): Promise<boolean> {
  try {
    const keys = Object.keys(localStorage).filter((key) => key !== languageStorageKey);
    for (const key of keys) localStorage.removeItem(key);
    sessionStorage.clear();
    // There are none on an address without TLS.
    const names = 'caches' in window ? await caches.keys() : [];
    const personal = names.filter((name) => !impersonal.test(name));
    const deleted = await Promise.all(personal.map((name) => caches.delete(name)));
    await deleteDatabases();
    return deleted.every(Boolean);
  } catch {
    return false;
  }
}

/**
 * Workbox notes there when each cached page was last used. A database that the worker has open is deleted
 * as soon as the worker ends, so nothing waits for it.
 */
async function deleteDatabases(): Promise<void> {
  // Firefox before 126 cannot list them.
  if (!('databases' in indexedDB)) return;
  for (const { name } of await indexedDB.databases()) {
    if (name !== undefined) indexedDB.deleteDatabase(name);
  }
}
