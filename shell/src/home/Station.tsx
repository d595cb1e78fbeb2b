import type { RefObject } from 'react';
import { useInView } from '../loading/useInView.ts';

/** A section is current while it crosses a line at 40 % of the viewport's height. */
const readingLine = '-40% 0px -60% 0px';

/** A section's stop on the page's line, filled while the section is current. */
export function Station({ section }: { section: RefObject<HTMLElement | null> }) {
  const isCurrent = useInView(section, { rootMargin: readingLine });
  return (
    <span
      aria-hidden="true"
      data-current={isCurrent ? '' : undefined}
      className="absolute top-12 left-5.5 size-6 -translate-x-1/2 rounded-full border-4 border-accent bg-paper transition-colors duration-200 data-current:bg-accent md:top-22 md:left-10.5"
    />
  );
}
