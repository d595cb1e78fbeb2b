import { useEffect } from 'react';
import { createStore } from 'shared/runtime';

/** How many slots on screen are loading. */
export const useLoadingSlots = createStore<{ count: number }>(() => ({ count: 0 }));

const add = (change: number) =>
  useLoadingSlots.setState(({ count }) => ({ count: count + change }));

/** Counts the calling slot while it is loading. */
export function useCountLoading(loading: boolean): void {
  useEffect(() => {
    if (!loading) return;
    add(1);
    return () => add(-1);
  }, [loading]);
}
