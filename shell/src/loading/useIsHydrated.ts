import { useSyncExternalStore } from 'react';

/** False while React hydrates: the first render must match the HTML. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};
