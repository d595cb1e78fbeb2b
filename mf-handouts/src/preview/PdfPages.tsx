import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Skeleton } from 'shared/ui';
import { PdfPage } from './PdfPage.tsx';
import type { PdfDocument } from './pdfDocument.ts';

interface PdfPagesProps {
  /** Undefined while loading. */
  document: PdfDocument | undefined;
  /** The page at which it opens, from 1. */
  startAt: number;
  /** The width of a page relative to the panel's. */
  zoom: number;
  /** The scroll container of the pages. */
  scroller: RefObject<HTMLDivElement | null>;
}

/** The pages of a PDF below each other, with the number of the current one. */
export function PdfPages({ document, startAt, zoom, scroller }: PdfPagesProps) {
  const { t } = useTranslation('handouts');
  const pages = useRef<HTMLOListElement>(null);
  const available = useWidth(scroller);
  const isReady = document !== undefined && available > 0;
  const current = useCurrentPage(scroller, pages, isReady);

  useEffect(() => {
    if (isReady && startAt > 1) pages.current?.children[startAt - 1]?.scrollIntoView();
  }, [isReady, startAt]);

  if (!isReady) {
    return (
      <div className="p-3">
        <p role="status" className="sr-only">
          {t('preview.loading')}
        </p>
        <Skeleton className="aspect-[1/1.414] bg-surface" />
      </div>
    );
  }
  const width = Math.floor((available - 24) * zoom);
  return (
    <>
      <ol ref={pages} className="flex w-fit min-w-full flex-col items-center gap-3 p-3">
        {Array.from({ length: document.pages }, (_, index) => index + 1).map((page) => (
          <PdfPage key={page} document={document} page={page} width={width} scroller={scroller} />
        ))}
      </ol>
      <p className="sticky bottom-3 left-0 mx-auto w-fit rounded-full bg-ink px-3 py-1 text-sm font-semibold text-paper tabular-nums">
        {t('preview.pageOf', { page: current, total: document.pages })}
      </p>
    </>
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

/** The page in the middle of the visible part, from 1. */
function useCurrentPage(
  scroller: RefObject<HTMLDivElement | null>,
  pages: RefObject<HTMLOListElement | null>,
  isReady: boolean,
): number {
  const [current, setCurrent] = useState(1);
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
    update();
    element.addEventListener('scroll', update, { passive: true });
    return () => element.removeEventListener('scroll', update);
  }, [scroller, pages, isReady]);
  return current;
}
