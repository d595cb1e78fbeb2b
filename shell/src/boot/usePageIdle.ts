import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * Whether the page has loaded and been idle since.
 *
 * @param enabled Subscribing only while loading avoids a re-render when the page becomes idle.
 */
export function usePageIdle(enabled = true): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => (enabled ? whenIdle(() => setIdle(true)) : undefined), [enabled]);
  return idle;
}
