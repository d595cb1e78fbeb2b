import { useParentSize } from '@visx/responsive';
import { useId, useMemo, useState } from 'react';
import { useLanguage, useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import type { RankedDestination } from '../../formulas/destinations.ts';
import { fixed, plain } from '../../numbers.ts';
import { ChartNames } from './ChartNames.tsx';
import { chartDomain, chartRows, rowsAround } from './chartRows.ts';
import { type Plot, RangeLines } from './RangeLines.tsx';

/** As many as can be taken in at a glance, on a phone too. */
const mostAtFirst = 10;

export interface DestinationChartProps {
  ranked: readonly RankedDestination[];
  score: number;
  /** The score as it would be with another grade, while the student tries one. */
  ifScore: number | null;
  decimals: number;
}

/** Every destination between its lowest and highest score, and the student's score across them. */
export default function DestinationChart({
  ranked,
  score,
  ifScore,
  decimals,
}: DestinationChartProps) {
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const id = useId();
  const [all, setAll] = useState(false);
  const { parentRef, width } = useParentSize<HTMLDivElement>({
    debounceTime: 50,
    ignoreDimensions: ['height', 'top', 'left'],
  });
  const drawn = useMemo(() => chartRows(ranked), [ranked]);
  const rows = useMemo(() => (all ? drawn : rowsAround(drawn, mostAtFirst)), [drawn, all]);
  const plot = useMemo(() => plotFor(width), [width]);
  const domain = useMemo(
    () => chartDomain(drawn, ifScore === null ? [score] : [score, ifScore]),
    [drawn, score, ifScore],
  );
  const format = useMemo(() => (value: number) => plain(value, language, 1), [language]);
  if (drawn.length === 0) return null;
  return (
    <figure
      aria-labelledby={id}
      data-part="chart"
      tabIndex={-1}
      className="flex scroll-mt-2 flex-col gap-3 print:hidden"
    >
      <figcaption className="flex flex-col gap-1">
        <h3 id={id} className="text-lg font-bold">
          {t('chart.title')}
        </h3>
        <p className="max-w-measure text-sm text-quiet">{t('chart.legend')}</p>
      </figcaption>
      <section
        // Long, it scrolls by itself, so that the board below stays near; and the keyboard scrolls it.
        tabIndex={all ? 0 : undefined}
        aria-label={t('chart.places')}
        className={all ? 'max-h-[70dvh] overflow-y-auto border-y border-hairline' : ''}
      >
        <div
          ref={parentRef}
          className="relative"
          // Its place is kept while it is measured: what is below must not jump.
          style={{ minHeight: plot.axisHeight + rows.length * plot.rowHeight }}
        >
          {width > 0 ? (
            <>
              <RangeLines
                rows={rows}
                domain={domain}
                score={score}
                ifScore={ifScore}
                plot={plot}
                format={format}
                flag={`${t('chart.you')} ${fixed(score, decimals, language)}`}
              />
              <ChartNames rows={rows} plot={plot} decimals={decimals} />
            </>
          ) : null}
        </div>
      </section>
      <p className="flex flex-wrap items-center gap-x-6 text-sm text-quiet">
        {drawn.length > mostAtFirst ? (
          <Button
            variant="link"
            aria-expanded={all}
            className="print:hidden"
            onClick={() => setAll(!all)}
          >
            {all ? t('chart.around') : t('chart.all', { count: drawn.length })}
          </Button>
        ) : null}
        {drawn.length < ranked.length ? (
          <span>{t('chart.undrawn', { count: ranked.length - drawn.length })}</span>
        ) : null}
      </p>
    </figure>
  );
}

/** Names beside the lines where there is room, above them where there is not. */
function plotFor(width: number): Plot {
  // Large letters need tall rows: what is drawn in pixels grows with the text.
  const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  const room = width / unit;
  const plot = { unit, width, axisHeight: 52 * unit, left: 0, right: 0, tall: room < 240 };
  if (room >= 640)
    return { ...plot, left: 280 * unit, right: 96 * unit, rowHeight: 44 * unit, lineAt: 22 * unit };
  const names = (plot.tall ? 66 : 24) * unit;
  return { ...plot, rowHeight: names + 20 * unit, lineAt: names + 9 * unit };
}
