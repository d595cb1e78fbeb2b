import { createStore } from 'shared/runtime';

interface Offline {
  /** When the oldest cached response of this page was stored; null while everything is fresh. */
  savedAt: string | null;
  /** Activates the new version; null when there is none. */
  update: (() => void) | null;
}

/** The state that the service worker reported to this page. */
export const useOffline = createStore<Offline>(() => ({ savedAt: null, update: null }));
