import type { ReactNode } from 'react';
import { Link } from 'shared/runtime';

interface Station {
  to: string;
  name: ReactNode;
  isFilled?: boolean;
  /** Below the name. */
  note?: ReactNode;
}

interface StationRowProps {
  /** The id of the heading, by which the landmark around the line is named. */
  id: string;
  heading: 'h2' | 'h3';
  title: string;
  /** At the end of the heading's line. */
  end: ReactNode;
  stations: readonly Station[];
}

/** Links as the stations of a short line, under a heading. A line that is longer than the page scrolls. */
export function StationRow({ id, heading: Heading, title, end, stations }: StationRowProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Heading id={id} className="font-semibold text-quiet">
          {title}
        </Heading>
        {end}
      </div>
      <ol className="flex overflow-x-auto">
        {stations.map(({ to, name, isFilled = false, note }) => (
          <li key={to} className="group relative flex w-38 shrink-0 flex-col gap-2 pr-4 pb-1">
            <span
              aria-hidden="true"
              className="absolute top-2.5 right-0 left-0 h-1 bg-accent group-last:hidden"
            />
            <span
              aria-hidden="true"
              className={`relative size-6 rounded-full border-4 border-accent transition-colors duration-150 group-hover:bg-accent-soft ${isFilled ? 'bg-accent' : 'bg-paper'}`}
            />
            <Link
              to={to}
              className="line-clamp-2 text-sm font-semibold break-words after:absolute after:inset-0 hover:text-accent"
            >
              {name}
            </Link>
            {note}
          </li>
        ))}
      </ol>
    </>
  );
}
