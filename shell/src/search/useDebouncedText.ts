import { startTransition, useEffect, useState } from 'react';

/**
 * The last text that stayed the same for `delayMs`, empty until then. It changes in a transition, so that typing
 * is never delayed.
 */
export function useDebouncedText(text: string, delayMs: number): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDebounced(text)), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return debounced;
}
