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
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
        <Heading id={id} className="font-semibold text-quiet">
          {title}
        </Heading>
        {end}
      </div>
      <ol className="flex overflow-x-auto pb-1">
        {stations.map(({ to, name, isFilled = false, note }) => (
          <li key={to} className="group relative flex max-w-[min(20rem,100%)] shrink-0 gap-3">
            <span
              aria-hidden="true"
              className={`size-6 shrink-0 rounded-full border-4 border-accent transition-colors duration-150 group-hover:bg-accent-soft ${isFilled ? 'bg-accent' : 'bg-paper'}`}
            />
            <div className="min-w-0">
              <Link
                to={to}
                className="line-clamp-2 font-semibold break-words after:absolute after:inset-0 hover:text-accent"
              >
                {name}
              </Link>
              {note}
            </div>
            <span
              aria-hidden="true"
              className="mt-2.5 h-1 w-8 shrink-0 bg-accent group-last:hidden"
            />
          </li>
        ))}
      </ol>
    </>
  );
}
