import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the end of the page's content is on screen. From there on the button stands still where
 * the content ends, so that it never lies over the footer's links.
 */
export function useDocked(contentEnd: RefObject<HTMLElement | null>): boolean {
  const [docked, setDocked] = useState(false);
  useEffect(() => {
    if (!contentEnd.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setDocked(entry.isIntersecting || entry.boundingClientRect.top < 0);
    });
    observer.observe(contentEnd.current);
    return () => observer.disconnect();
  }, [contentEnd]);
  return docked;
}
