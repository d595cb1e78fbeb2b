import { startTransition, useEffect, useState } from 'react';

/**
 * The last value that stayed the same for `delayMs`, for what is slow to render or to request. It changes
 * in a transition, so that typing is never delayed.
 *
 * @param initial What it is until the first delay has passed; by default, the first value.
 */
export function useDebouncedValue<Value>(value: Value, delayMs: number, initial = value): Value {
  const [debounced, setDebounced] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDebounced(value)), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
