import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Skeleton } from 'shared/ui';
import type { HandoutFile } from './handoutFile.ts';
import { MarksNew } from './NewMark.tsx';
import { marksNew } from './uploadDate.ts';

interface FileRowsProps {
  files: readonly HandoutFile[];
  /** A file's row, with the file's id as its key. */
  row: (file: HandoutFile) => ReactNode;
}

/** How many rows come into the page together. */
const blockSize = 20;

/** How many are there from the start: nearly every list is shorter than this. */
const rowsAtOnce = 100;

/** The least height of a row, in pixels: what is not there yet keeps about the right place. */
const rowHeight = 84;

/**
 * Files on one surface. Of a list of thousands, what lies far below comes into the page as the
 * visitor approaches it; ten thousand rows at once would hold a phone for a minute.
 */
export function FileRows({ files, row }: FileRowsProps) {
  const later: (readonly HandoutFile[])[] = [];
  for (let start = rowsAtOnce; start < files.length; start += blockSize) {
    later.push(files.slice(start, start + blockSize));
  }
  const dates = files.map(({ uploadedAt }) => uploadedAt);
  return (
    <MarksNew value={marksNew(dates, Date.now())}>
      <ul className="@container overflow-clip rounded-card border border-hairline bg-surface">
        {files.slice(0, rowsAtOnce).map(row)}
        {later.map((block) => (
          <Later key={block[0]?.id} files={block} row={row} />
        ))}
      </ul>
    </MarksNew>
  );
}

/** A block of rows that waits until it is within two screens of what is seen. */
function Later({ files, row }: FileRowsProps) {
  const place = useRef<HTMLLIElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: '200% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  if (isNear) return files.map(row);
  return <li ref={place} aria-hidden="true" style={{ height: files.length * rowHeight }} />;
}

/** Rows on their way, as high as those to come. */
export function FileRowsSkeleton({ rows }: { rows: number }) {
  return <Skeleton className={rows > 3 ? 'h-126' : 'h-63'} />;
}
