import { type RefObject, useEffect, useRef, useState } from 'react';
import { reportError, useTranslation } from 'shared/runtime';
import { Button, Icon } from 'shared/ui';
import type { PdfDocument } from './pdfDocument.ts';

interface PdfPageProps {
  document: PdfDocument;
  /** From 1. */
  page: number;
  /** In CSS pixels. */
  width: number;
  scroller: RefObject<HTMLDivElement | null>;
  /** Opens the file in a tab, at this page. */
  onOpen: (page: number) => void;
}

/** A page, rendered only near the viewport: hundreds of canvases would fill a phone's memory. */
export function PdfPage({ document, page, width, scroller, onOpen }: PdfPageProps) {
  const { t } = useTranslation('handoutsPreview');
  const item = useRef<HTMLLIElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(document.ratio);
  const [isIncomplete, setIncomplete] = useState(false);
  const isNear = useIsNear(item, scroller);

  useEffect(() => {
    if (!isNear) {
      content.current?.replaceChildren();
      return;
    }
    const controller = new AbortController();
    setIncomplete(false);
    document.renderPage(page, width, controller.signal).then(
      (rendered) => {
        if (!rendered) return;
        setRatio(rendered.ratio);
        setIncomplete(rendered.isIncomplete);
        // Until now the page shows its canvas of the previous zoom, stretched.
        content.current?.replaceChildren(rendered.canvas, rendered.text);
      },
      (cause: unknown) => {
        if (controller.signal.aborted) return;
        reportError({ source: 'handouts', message: `Page ${page} could not be rendered`, cause });
        setIncomplete(true);
      },
    );
    return () => controller.abort();
  }, [document, page, width, isNear]);

  return (
    <li
      ref={item}
      aria-label={t('page', { page })}
      className="relative shrink-0 bg-white outline outline-hairline"
      style={{ width, height: Math.round(width * ratio) }}
    >
      <div ref={content} className="absolute inset-0 *:size-full" />
      {isIncomplete ? (
        <div className="absolute inset-x-4 top-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-dashed border-accent bg-surface p-3 text-ink">
          <p>{t('pageIncomplete')}</p>
          <Button variant="outline" size="sm" onClick={() => onOpen(page)}>
            <Icon name="external" className="size-5" />
            {t('tab')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** Whether an element is at most one screen away from the visible part of `scroller`. */
function useIsNear(
  element: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting === true),
      { root: scroller.current, rootMargin: '100% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, scroller]);
  return isNear;
}
