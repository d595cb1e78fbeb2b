import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { reportError, useTranslation } from 'shared/runtime';
import { Button, Icon } from 'shared/ui';
import type { FoundMatch } from './findText.ts';
import { type FoundBox, foundBoxes } from './foundBoxes.ts';
import { useDarkPages } from './PageView.tsx';
import type { PdfDocument } from './pdfDocument.ts';

interface PdfPageProps {
  document: PdfDocument;
  /** From 1. */
  page: number;
  /** In CSS pixels. */
  width: number;
  scroller: RefObject<HTMLDivElement | null>;
  /** The matches of a search on this page. */
  matches: readonly FoundMatch[] | undefined;
  /** The index of the match that is shown, if it is on this page. */
  current: number | undefined;
  /** Called with the mark of that match. */
  onCurrent: (mark: Element) => void;
  /** Opens the file in a tab, at this page. */
  onOpen: (page: number) => void;
}

/** A page, rendered only near the viewport: hundreds of canvases would fill a phone's memory. */
export function PdfPage(props: PdfPageProps) {
  const { document, page, width, scroller, matches, current, onCurrent, onOpen } = props;
  const { t } = useTranslation('handoutsPreview');
  const { areDark } = useDarkPages();
  const item = useRef<HTMLLIElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [pieces, setPieces] = useState<readonly HTMLElement[]>();
  const [ratio, setRatio] = useState(document.ratio);
  const [isIncomplete, setIncomplete] = useState(false);
  const isNear = useIsNear(item, scroller);

  useEffect(() => {
    if (!isNear) {
      content.current?.replaceChildren();
      setPieces(undefined);
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
        setPieces(rendered.pieces);
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
      className="relative shrink-0 outline outline-hairline"
      style={{ width, height: Math.round(width * ratio) }}
    >
      <div
        ref={content}
        className={`absolute inset-0 bg-white *:size-full ${areDark ? 'dark:hue-rotate-180 dark:invert' : ''}`}
      />
      {pieces && matches && matches.length > 0 ? (
        <FoundMarks pieces={pieces} matches={matches} current={current} onCurrent={onCurrent} />
      ) : null}
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

interface FoundMarksProps extends Pick<PdfPageProps, 'current' | 'onCurrent'> {
  pieces: readonly HTMLElement[];
  matches: readonly FoundMatch[];
}

/** Marks above the matches of a page. */
function FoundMarks({ pieces, matches, current, onCurrent }: FoundMarksProps) {
  const [boxes, setBoxes] = useState<readonly FoundBox[]>([]);
  const marks = useRef<HTMLDivElement>(null);
  const showCurrent = useEffectEvent(onCurrent);
  useEffect(() => setBoxes(foundBoxes(pieces, matches)), [pieces, matches]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element exists once there are `boxes`.
  useEffect(() => {
    const mark = marks.current?.querySelector('[data-current]');
    if (current !== undefined && mark) showCurrent(mark);
  }, [boxes, current]);
  return (
    <div ref={marks} aria-hidden="true" className="pointer-events-none absolute inset-0">
      {boxes.map(({ match, left, top, width, height }) => (
        <span
          key={`${match} ${left} ${top}`}
          data-current={match === current ? '' : undefined}
          className="absolute rounded-[2px] bg-[#ffd400]/45 data-current:bg-[#ff8a00]/55 data-current:outline-2 data-current:outline-accent forced-colors:bg-[Highlight]"
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
        />
      ))}
    </div>
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
