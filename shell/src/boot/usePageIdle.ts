import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * Whether the page is loaded and has had a moment of rest.
 *
 * @param asked Who does not wait for it is not drawn anew when it comes.
 */
export function usePageIdle(asked = true): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => (asked ? whenIdle(() => setIdle(true)) : undefined), [asked]);
  return idle;
}
