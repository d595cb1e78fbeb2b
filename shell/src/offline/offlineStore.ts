import { createStore } from 'shared/runtime';

interface Offline {
  /** From when the oldest copy on screen is; null while everything is fresh. */
  savedAt: string | null;
  /** Puts the new version in place; null when there is none. */
  update: (() => void) | null;
}

/** What the service worker told this page. */
export const useOffline = createStore<Offline>(() => ({ savedAt: null, update: null }));
