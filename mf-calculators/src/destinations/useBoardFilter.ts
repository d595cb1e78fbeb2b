import { startTransition, useEffect, useState } from 'react';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';
import type { BoardFilter } from './boardFilter.ts';

/** The board's filter in a transition: the field shows a letter at once, and the board follows. */
export function useDeferredFilter({ useStore }: CalculatorStore): BoardFilter {
  const [filter, setFilter] = useState(() => useStore.getState().filter);
  useEffect(() => {
    const follow = () => startTransition(() => setFilter(useStore.getState().filter));
    follow();
    return useStore.subscribe(follow);
  }, [useStore]);
  return filter;
}

/** The last value that stayed the same for `delayMs`: for what is slow to render and far from the field. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDebounced(value)), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
