import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PdfPage } from './PdfPage.tsx';
import type { PdfDocument } from './pdfDocument.ts';
import { isInView, scrollToMark, scrollToPage } from './scrollToPage.ts';
import type { Find } from './useFind.ts';

interface PdfPagesProps {
  document: PdfDocument;
  /** The page at which it opens, from 1. */
  startAt: number;
  /** The width of a page relative to the panel's. */
  zoom: number;
  /** The scroll container of the pages. */
  scroller: RefObject<HTMLDivElement | null>;
  find: Find | undefined;
  /** Called with the page in view, from 1, when it changes. */
  onPage: (page: number) => void;
  /** Opens the file in a tab, at a page. */
  onOpen: (page: number) => void;
}

/** Around and between the pages, in CSS pixels. */
const gap = 12;

/** The pages of a PDF below each other, with the number of the current one. */
export function PdfPages(props: PdfPagesProps) {
  const { document, startAt, zoom, scroller, find, onPage, onOpen } = props;
  const pages = useRef<HTMLOListElement>(null);
  const available = useWidth(scroller);
  const isReady = available > 0;
  const current = useCurrentPage(scroller, pages, isReady);

  useEffect(() => {
    if (!isReady || !scroller.current) return;
    scrollToPage(scroller.current, startAt);
    // Where margins are cut, the text begins at the left edge.
    const textLeft = document.column.left * scroller.current.scrollWidth;
    scroller.current.scrollLeft = Math.max(0, textLeft - gap / 2);
  }, [isReady, startAt, document, scroller]);
  const reportPage = useEffectEvent(onPage);
  useEffect(() => {
    if (current !== undefined) reportPage(current);
  }, [current]);

  const found = find?.current;
  const foundPage = found?.page;
  useEffect(() => {
    if (!isReady || !scroller.current || foundPage === undefined) return;
    if (!isInView(scroller.current, foundPage)) scrollToPage(scroller.current, foundPage);
  }, [isReady, foundPage, scroller]);
  const target = found && `${found.page} ${found.index} ${find.query}`;
  const revealed = useRef<string>(undefined);
  /** Scrolls to the match once its page is rendered, and not again when the reader comes back to the page. */
  const reveal = (mark: Element) => {
    if (revealed.current === target || !scroller.current) return;
    revealed.current = target;
    scrollToMark(scroller.current, mark);
  };

  if (!isReady) return null;
  const width = Math.floor((available - 2 * gap) * zoom);
  return (
    <ol ref={pages} className="flex w-fit min-w-full flex-col items-center gap-3 p-3">
      {Array.from({ length: document.pages }, (_, index) => index + 1).map((page) => (
        <PdfPage
          key={page}
          {...{ document, page, width, scroller, onOpen }}
          matches={find?.matches.get(page)}
          current={found?.page === page ? found.index : undefined}
          onCurrent={reveal}
        />
      ))}
    </ol>
  );
}

/** The inner width of an element in whole pixels; 0 until it is measured. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** The page in the middle of the visible part, from 1; undefined until the first one is in place. */
function useCurrentPage(
  scroller: RefObject<HTMLDivElement | null>,
  pages: RefObject<HTMLOListElement | null>,
  isReady: boolean,
): number | undefined {
  const [current, setCurrent] = useState<number>();
  useEffect(() => {
    const element = scroller.current;
    if (!isReady || !element) return;
    const update = () => {
      const middle = element.scrollTop + element.clientHeight / 2;
      const items = [...(pages.current?.children ?? [])];
      const below = items.findIndex(
        (page) => page instanceof HTMLElement && page.offsetTop > middle,
      );
      setCurrent(Math.max(1, below === -1 ? items.length : below));
    };
    // After the effect that scrolls to the first page.
    const frame = requestAnimationFrame(update);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', update);
    };
  }, [scroller, pages, isReady]);
  return current;
}
