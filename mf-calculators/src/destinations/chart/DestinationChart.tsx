import { useParentSize } from '@visx/responsive';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import type { RankedDestination } from '../../formulas/destinations.ts';
import { ChartNames } from './ChartNames.tsx';
import { chartDomain, chartRows, rowsAround } from './chartRows.ts';
import { type Plot, RangeLines } from './RangeLines.tsx';

const initialRows = 10;

export interface DestinationChartProps {
  ranked: readonly RankedDestination[];
  score: number;
  /** The score with a grade that the student tries. */
  triedScore: number | null;
  decimals: number;
}

/** Every destination between its lowest and highest score, and the student's score across them. */
export default function DestinationChart(props: DestinationChartProps) {
  const { ranked, score, triedScore, decimals } = props;
  const { t } = useTranslation('calculators');
  const id = useId();
  const [all, setAll] = useState(false);
  const { parentRef, width } = useParentSize<HTMLDivElement>({
    debounceTime: 50,
    ignoreDimensions: ['height', 'top', 'left'],
  });
  const charted = useMemo(() => chartRows(ranked), [ranked]);
  const rows = useMemo(() => (all ? charted : rowsAround(charted, initialRows)), [charted, all]);
  const plot = useMemo(() => plotFor(width), [width]);
  const domain = useMemo(
    () => chartDomain(charted, triedScore === null ? [score] : [score, triedScore]),
    [charted, score, triedScore],
  );
  if (charted.length === 0) return null;
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
        // The whole list scrolls in a box of its own, which a keyboard can scroll too.
        tabIndex={all ? 0 : undefined}
        aria-label={t('chart.destinations')}
        className={all ? 'max-h-[70dvh] overflow-y-auto border-y border-hairline' : ''}
      >
        <div
          ref={parentRef}
          className="relative"
          // Reserved while the width is measured, so that the layout below does not shift.
          style={{ minHeight: plot.axisHeight + rows.length * plot.rowHeight }}
        >
          {width > 0 ? (
            <>
              <RangeLines
                rows={rows}
                domain={domain}
                score={score}
                triedScore={triedScore}
                plot={plot}
                decimals={decimals}
              />
              <ChartNames rows={rows} plot={plot} decimals={decimals} />
            </>
          ) : null}
        </div>
      </section>
      <p className="flex flex-wrap items-center gap-x-6 text-sm text-quiet">
        {charted.length > initialRows ? (
          <Button
            variant="link"
            aria-expanded={all}
            className="print:hidden"
            onClick={() => setAll(!all)}
          >
            {all ? t('chart.around') : t('chart.all', { count: charted.length })}
          </Button>
        ) : null}
        {charted.length < ranked.length ? (
          <span>{t('chart.undrawn', { count: ranked.length - charted.length })}</span>
        ) : null}
      </p>
    </figure>
  );
}

/** Names beside the lines where there is room, above them where there is not. */
function plotFor(width: number): Plot {
  // Pixel sizes grow with the root font size: large letters need tall rows.
  const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  const room = width / unit;
  const plot = { unit, width, axisHeight: 52 * unit, left: 0, right: 0, tall: room < 240 };
  if (room >= 640)
    return { ...plot, left: 280 * unit, right: 96 * unit, rowHeight: 44 * unit, lineAt: 22 * unit };
  const names = (plot.tall ? 66 : 24) * unit;
  return { ...plot, rowHeight: names + 20 * unit, lineAt: names + 9 * unit };
}
