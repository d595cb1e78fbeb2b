import { useEffect, useRef, useState } from 'react';

/** A section is current while it crosses a line at 40 % of the viewport's height. */
const readingLine = '-40% 0px -60% 0px';

/** A section's stop on the page's line, filled while the section is current. */
export function Station() {
  const dot = useRef<HTMLSpanElement>(null);
  const [isCurrent, setIsCurrent] = useState(false);

  useEffect(() => {
    const section = dot.current?.closest('section');
    if (!section) return;
    const observer = new IntersectionObserver(
      (entries) => setIsCurrent(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: readingLine },
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, []);

  return (
    <span
      ref={dot}
      aria-hidden="true"
      data-current={isCurrent ? '' : undefined}
      className="absolute top-22 left-5.5 size-6 -translate-x-1/2 rounded-full border-4 border-accent bg-paper transition-colors duration-200 data-current:bg-accent md:left-10.5"
    />
  );
}
