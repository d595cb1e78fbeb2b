import { useEffect } from 'react';
import { createStore } from 'shared/runtime';

/** How many places on screen wait for their remote. */
export const usePlacesLoading = createStore<{ count: number }>(() => ({ count: 0 }));

const add = (change: number) =>
  usePlacesLoading.setState(({ count }) => ({ count: count + change }));

/** Counts the calling place while it is on its way. */
export function useCountLoading(loading: boolean): void {
  useEffect(() => {
    if (!loading) return;
    add(1);
    return () => add(-1);
  }, [loading]);
}
