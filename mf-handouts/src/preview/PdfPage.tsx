import { type RefObject, useEffect, useRef, useState } from 'react';
import { reportError, useTranslation } from 'shared/runtime';
import type { PdfDocument } from './pdfDocument.ts';
import { useIsNear } from './useIsNear.ts';

interface PdfPageProps {
  document: PdfDocument;
  /** From 1. */
  page: number;
  /** In CSS pixels. */
  width: number;
  scroller: RefObject<HTMLDivElement | null>;
}

/** A page, drawn while it is near what is seen: hundreds at once would fill a phone's memory. */
export function PdfPage({ document, page, width, scroller }: PdfPageProps) {
  const { t } = useTranslation('handouts');
  const place = useRef<HTMLLIElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(document.ratio);
  const [hasFailed, setHasFailed] = useState(false);
  const isNear = useIsNear(place, scroller);

  useEffect(() => {
    if (!isNear) {
      drawing.current?.replaceChildren();
      return;
    }
    const controller = new AbortController();
    setHasFailed(false);
    document.draw(page, width, controller.signal).then(
      (drawn) => {
        if (!drawn) return;
        setRatio(drawn.ratio);
        // What was drawn in another size stands there, stretched, until this moment.
        drawing.current?.replaceChildren(drawn.canvas, drawn.text);
      },
      (cause: unknown) => {
        if (controller.signal.aborted) return;
        reportError({ source: 'handouts', message: `Page ${page} could not be drawn`, cause });
        setHasFailed(true);
      },
    );
    return () => controller.abort();
  }, [document, page, width, isNear]);

  return (
    <li
      ref={place}
      aria-label={t('preview.page', { page })}
      className="relative shrink-0 bg-white outline outline-hairline"
      style={{ width, height: Math.round(width * ratio) }}
    >
      <div ref={drawing} className="absolute inset-0 *:size-full" />
      {hasFailed ? (
        <p className="absolute inset-x-5 top-5 text-black">{t('preview.pageFailed')}</p>
      ) : null}
    </li>
  );
}
