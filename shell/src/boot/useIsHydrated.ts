import { useSyncExternalStore } from 'react';

/** Whether React has taken over the page's HTML; while it does, it must draw what that shows. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
