import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** At once, when the element is within one viewport height of the viewport, or when the page is idle. */
export type LoadWhen = 'now' | 'near' | 'idle';

/** Whether to load something, for `near` what belongs into an element; it stays true. */
export function useShouldLoad(when: LoadWhen, element?: RefObject<HTMLElement | null>): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (isDue || when === 'now') return;
    if (when === 'idle') return whenIdle(() => setIsDue(true));
    if (!element?.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsDue(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '100% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, when, isDue]);
  return isDue || when === 'now';
}
