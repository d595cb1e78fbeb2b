import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Skeleton, WithoutScripts } from 'shared/ui';
import type { HandoutFile } from '../handoutFile.ts';
import { NewFiles } from './FileDate.tsx';

interface FileRowsProps {
  files: readonly HandoutFile[];
  /** Renders a file's row, with the file's id as its key. */
  row: (file: HandoutFile) => ReactNode;
}

/** Rendered at once: nearly every list is shorter, and so complete for find-in-page and printing. */
const eagerRows = 100;

/** How many later rows are rendered together. */
const blockSize = 20;

/** The least height of a row in pixels, from which the height of an unrendered block is estimated. */
const rowHeight = 84;

/**
 * A list of files. Of thousands, only those near the viewport are rendered: ten thousand rows at once
 * would block a phone for a minute. Without scripts, all are there.
 */
export function FileRows({ files, row }: FileRowsProps) {
  const blocks: (readonly HandoutFile[])[] = [];
  for (let start = eagerRows; start < files.length; start += blockSize) {
    blocks.push(files.slice(start, start + blockSize));
  }
  return (
    <NewFiles files={files}>
      <div className="@container overflow-clip rounded-card border border-hairline bg-surface">
        <ul>{files.slice(0, eagerRows).map(row)}</ul>
        {blocks.map((block) => (
          <LazyRows key={block[0]?.id} files={block} row={row} />
        ))}
      </div>
    </NewFiles>
  );
}

/** A block of rows that is rendered near the viewport and otherwise keeps its height. */
function LazyRows({ files, row }: FileRowsProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [height, setHeight] = useState<number>();
  // Not in the HTML, where the page's policy forbids a style.
  useLayoutEffect(() => setHeight(files.length * rowHeight), [files.length]);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    return observeViewport(element, ({ isIntersecting, boundingClientRect }) => {
      // Unmounting the focused row would lose the keyboard's position.
      if (!isIntersecting && element.contains(document.activeElement)) return;
      // A transition keeps scrolling responsive.
      startTransition(() => {
        setIsNear(isIntersecting);
        setHeight(boundingClientRect.height);
      });
    });
  }, []);

  return (
    <div
      ref={container}
      className="border-t border-hairline bg-[repeating-linear-gradient(to_bottom,transparent_0_83px,var(--color-hairline)_83px_84px)]"
      style={isNear ? undefined : { height }}
    >
      {isNear ? (
        <ul className="bg-surface">{files.map(row)}</ul>
      ) : (
        <WithoutScripts>
          <ul className="bg-surface">{files.map(row)}</ul>
        </WithoutScripts>
      )}
    </div>
  );
}

const listeners = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();

let observer: IntersectionObserver | undefined;

/**
 * Calls `listener` when an element comes within one and a half screens of the viewport, and when it
 * leaves. All elements share one observer, because hundreds would each run at every scrolled frame.
 *
 * @returns A function that stops observing.
 */
function observeViewport(
  element: Element,
  listener: (entry: IntersectionObserverEntry) => void,
): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry);
    },
    { rootMargin: '150% 0px' },
  );
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    listeners.delete(element);
  };
}

/** As high as the rows that are loading. */
export function FileRowsSkeleton({ rows }: { rows: number }) {
  return <Skeleton className={rows > 3 ? 'h-126' : 'h-63'} />;
}
