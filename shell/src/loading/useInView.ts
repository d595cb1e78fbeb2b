import { type RefObject, useEffect, useState } from 'react';

interface InViewOptions {
  /** Extends the viewport, as in IntersectionObserver. */
  rootMargin?: string;
}

/** Whether an element intersects the viewport. */
export function useInView(
  element: RefObject<HTMLElement | null>,
  { rootMargin = '0px' }: InViewOptions = {},
): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin]);
  return inView;
}
