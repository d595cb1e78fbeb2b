import { useEffect, useRef, useState } from 'react';

/** The stretch of the window in which a section counts as the one being read: a line at 40 %. */
const readingLine = '-40% 0px -60% 0px';

/** A section's stop on the page's line; the one that you are at is filled. */
export function Station() {
  const dot = useRef<HTMLSpanElement>(null);
  const [here, setHere] = useState(false);

  useEffect(() => {
    const section = dot.current?.closest('section');
    if (!section) return;
    const observer = new IntersectionObserver(
      (entries) => setHere(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: readingLine },
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, []);

  return (
    <span
      ref={dot}
      aria-hidden="true"
      data-here={here ? '' : undefined}
      className="absolute top-22 left-5.5 size-6 -translate-x-1/2 rounded-full border-4 border-accent bg-paper transition-colors duration-200 data-here:bg-accent md:left-10.5"
    />
  );
}
