import { startTransition, useEffect, useState } from 'react';

/**
 * The value as it was, until it has stayed the same for a while: for what is far from where the student
 * types, and dear to draw.
 *
 * @param pause How long it must stay, in milliseconds: longer than between two letters of a word.
 */
export function useSettled<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
