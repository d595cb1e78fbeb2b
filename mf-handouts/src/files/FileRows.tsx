import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { Skeleton } from 'shared/ui';
import type { HandoutFile } from './handoutFile.ts';
import { MarksNew } from './NewMark.tsx';
import { watchNearView } from './nearView.ts';
import { marksNew } from './uploadDate.ts';

interface FileRowsProps {
  files: readonly HandoutFile[];
  /** A file's row, with the file's id as its key. */
  row: (file: HandoutFile) => ReactNode;
}

/** How many rows come into the page together. */
const blockSize = 20;

/**
 * How many are always there: nearly every list is shorter than this, and whole for the browser's own
 * search and for the printer.
 */
const rowsAtOnce = 100;

/** The least height of a row, in pixels: what is not there yet keeps about the right place. */
const rowHeight = 84;

/**
 * Files on one surface. Of a list of thousands, what lies far from the view is not in the page; ten
 * thousand rows at once would hold a phone for a minute.
 */
export function FileRows({ files, row }: FileRowsProps) {
  const later: (readonly HandoutFile[])[] = [];
  for (let start = rowsAtOnce; start < files.length; start += blockSize) {
    later.push(files.slice(start, start + blockSize));
  }
  const dates = files.map(({ uploadedAt }) => uploadedAt);
  return (
    <MarksNew value={marksNew(dates, Date.now())}>
      <div className="@container overflow-clip rounded-card border border-hairline bg-surface">
        <ul>{files.slice(0, rowsAtOnce).map(row)}</ul>
        {later.map((block) => (
          <Later key={block[0]?.id} files={block} row={row} />
        ))}
      </div>
    </MarksNew>
  );
}

/** A block of rows that is in the page while it is near the view, and otherwise keeps its place. */
function Later({ files, row }: FileRowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [height, setHeight] = useState(files.length * rowHeight);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    return watchNearView(element, (isNowNear, measured) => {
      // Whoever is in there by keyboard must not be thrown out.
      if (!isNowNear && element.contains(document.activeElement)) return;
      // Rows may wait a moment, the visitor's scrolling may not.
      startTransition(() => {
        setIsNear(isNowNear);
        setHeight(measured);
      });
    });
  }, []);

  return (
    <div
      ref={place}
      className="border-t border-hairline bg-[repeating-linear-gradient(to_bottom,transparent_0_83px,var(--color-hairline)_83px_84px)]"
      style={isNear ? undefined : { height }}
    >
      {isNear ? <ul className="bg-surface">{files.map(row)}</ul> : null}
    </div>
  );
}

/** Rows on their way, as high as those to come. */
export function FileRowsSkeleton({ rows }: { rows: number }) {
  return <Skeleton className={rows > 3 ? 'h-126' : 'h-63'} />;
}
