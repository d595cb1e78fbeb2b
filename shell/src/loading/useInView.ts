import { type RefObject, useEffect, useState } from 'react';

interface InViewOptions {
  /** Extends the viewport, as in IntersectionObserver. */
  rootMargin?: string;
  /** Whether an element that was in view counts as in view from then on. */
  once?: boolean;
  /** The state before the first observation. */
  initial?: boolean;
}

/** Whether an element intersects the viewport. */
export function useInView(
  element: RefObject<HTMLElement | null>,
  { rootMargin = '0px', once = false, initial = false }: InViewOptions = {},
): boolean {
  const [inView, setInView] = useState(initial);
  const isDone = once && inView;
  useEffect(() => {
    if (isDone || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin, isDone]);
  return inView;
}
