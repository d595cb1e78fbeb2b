import { useEffect, useState } from 'react';

/** A text once it has not changed for `pauseMs`. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
