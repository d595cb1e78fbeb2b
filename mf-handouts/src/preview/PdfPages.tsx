import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Skeleton } from 'shared/ui';
import { PdfPage } from './PdfPage.tsx';
import type { PdfDocument } from './pdfDocument.ts';
import { useWidth } from './useWidth.ts';

interface PdfPagesProps {
  /** Nothing while it is on its way. */
  document: PdfDocument | undefined;
  /** The page at which it opens, from 1. */
  startAt: number;
  /** How many times as wide as there is room. */
  zoom: number;
  /** What the pages scroll in. */
  scroller: RefObject<HTMLDivElement | null>;
}

/** The pages of a PDF below each other; each is drawn when it comes near. */
export function PdfPages({ document, startAt, zoom, scroller }: PdfPagesProps) {
  const { t } = useTranslation('handouts');
  const pages = useRef<HTMLOListElement>(null);
  const room = useWidth(scroller);
  const isReady = document !== undefined && room > 0;
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
  const width = Math.floor((room - 24) * zoom);
  return (
    <>
      <ol ref={pages} className="flex w-fit min-w-full flex-col items-center gap-3 p-3">
        {Array.from({ length: document.pages }, (_, place) => place + 1).map((page) => (
          <PdfPage key={page} document={document} page={page} width={width} scroller={scroller} />
        ))}
      </ol>
      <p className="sticky bottom-3 left-0 mx-auto w-fit rounded-full bg-ink px-3 py-1 text-sm font-semibold text-paper tabular-nums">
        {t('preview.pageOf', { page: current, total: document.pages })}
      </p>
    </>
  );
}

/** The page in the middle of what is seen, from 1. */
function useCurrentPage(
  scroller: RefObject<HTMLDivElement | null>,
  pages: RefObject<HTMLOListElement | null>,
  isReady: boolean,
): number {
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    const element = scroller.current;
    if (!isReady || !element) return;
    const find = () => {
      const middle = element.scrollTop + element.clientHeight / 2;
      const places = [...(pages.current?.children ?? [])];
      const below = places.findIndex(
        (page) => page instanceof HTMLElement && page.offsetTop > middle,
      );
      setCurrent(below === -1 ? Math.max(1, places.length) : Math.max(1, below));
    };
    find();
    element.addEventListener('scroll', find, { passive: true });
    return () => element.removeEventListener('scroll', find);
  }, [scroller, pages, isReady]);
  return current;
}
