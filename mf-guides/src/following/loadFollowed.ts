import { useSyncExternalStore } from 'react';
import { lazyModule, useLazyModule } from 'shared/ui';
import { useFollowing } from './useFollowing.ts';

/** The code that reads the device's storage. Devices that keep nothing of this section never load it. */
export const followedStore = lazyModule(
  () => import(/* webpackChunkName: "followedGuides" */ './followedStore.ts'),
);

export const notLoaded = {
  source: 'guides',
  message: 'The followed categories did not load',
} as const;

const keepsSomething = () => document.documentElement.dataset.personal?.includes('guides') === true;

function onStorage(notify: () => void): () => void {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
}

/** Loads what this device follows, if it follows something, and returns it. */
export function useSeen(): ReadonlyMap<string, string> {
  const keeps = useSyncExternalStore(onStorage, keepsSomething, () => false);
  useLazyModule(followedStore, { when: keeps, ...notLoaded });
  return useFollowing(({ seen }) => seen);
}
