import { memo, useId, useMemo, useState } from 'react';
import { Button } from 'shared/ui';
import { useFormat } from '../../format.ts';
import type { RankedDestination } from '../../formulas/destinations.ts';
import { axisTicks, type ChartRow, chartDomain, chartRows, rowsAround } from './chartRows.ts';

const initialRows = 10;
/** Ticks nearer to the student's score, in per cent of the axis, would be under its line. */
const tickGap = 6;

/** Where the lines are: beside the names where there is room, below them where there is not. */
const plot = 'absolute inset-x-1.5 @min-[40rem]:left-71.5 @min-[40rem]:right-25.5';

interface DestinationChartProps {
  ranked: readonly RankedDestination[];
  score: number;
  /** The score with a grade that the student tries. */
  triedScore: number | null;
  decimals: number;
}

/** Every destination between its lowest and highest score, and the student's score across them. */
export const DestinationChart = memo(function DestinationChart(props: DestinationChartProps) {
  const { ranked, score, triedScore, decimals } = props;
  const { t, fixed, plain } = useFormat();
  const id = useId();
  const [all, setAll] = useState(false);
  const charted = useMemo(() => chartRows(ranked), [ranked]);
  const rows = useMemo(() => (all ? charted : rowsAround(charted, initialRows)), [charted, all]);
  const domain = useMemo(
    () => chartDomain(charted, triedScore === null ? [score] : [score, triedScore]),
    [charted, score, triedScore],
  );
  if (charted.length === 0) return null;
  const [least, most] = domain;
  /** Where a score is on the axis, in per cent. */
  const at = (points: number) => ((points - least) / (most - least)) * 100;
  const ticks = axisTicks(domain).filter((tick) => Math.abs(at(tick) - at(score)) > tickGap);
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
        className={`@container ${all ? 'max-h-[70dvh] overflow-y-auto border-y border-hairline' : ''}`}
      >
        <div className="relative pt-13">
          <div aria-hidden="true" className={`inset-y-0 ${plot}`}>
            {ticks.map((tick) => (
              <span
                key={tick}
                style={{ left: `${at(tick)}%` }}
                className="absolute top-8 -translate-x-1/2 text-xs text-quiet tabular-nums"
              >
                {plain(tick, 1)}
              </span>
            ))}
            {/* Borders, because forced colours hide backgrounds. */}
            <span
              style={{ left: `${at(score)}%` }}
              className="absolute top-5 bottom-0 -ml-px border-l-2 border-accent"
            />
            {triedScore === null || triedScore === score ? null : (
              <span
                style={{ left: `${at(triedScore)}%` }}
                className="absolute top-13 bottom-0 -ml-px border-l-2 border-dashed border-accent"
              />
            )}
            <span
              // As far to the left of the line as the line is from the left, so that it never sticks out.
              style={{ left: `${at(score)}%`, transform: `translateX(-${at(score)}%)` }}
              className="absolute rounded-full border border-accent bg-accent px-2 text-xs leading-5.5 font-bold whitespace-nowrap text-on-accent tabular-nums"
            >
              {t('chart.you')} {fixed(score, decimals)}
            </span>
          </div>
          <ol className="text-sm">
            {rows.map((row) => (
              <Row key={row.id} row={row} at={at} decimals={decimals} />
            ))}
          </ol>
        </div>
      </section>
      <p className="flex flex-wrap items-center gap-x-6 text-sm text-quiet">
        {charted.length > initialRows ? (
          <Button variant="link" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('chart.around') : t('chart.all', { count: charted.length })}
          </Button>
        ) : null}
        {charted.length < ranked.length ? (
          <span>{t('chart.undrawn', { count: ranked.length - charted.length })}</span>
        ) : null}
      </p>
    </figure>
  );
});

interface RowProps {
  row: ChartRow;
  at: (points: number) => number;
  decimals: number;
}

/** A destination as a line from its lowest to its highest score, with its figures for screen readers. */
function Row({ row: { name, lowest, highest, delta, reached }, at, decimals }: RowProps) {
  const { t, fixed, signed } = useFormat();
  const colour = reached ? 'border-success' : 'border-outline';
  const dot = `absolute -translate-1/2 rounded-full ${colour}`;
  return (
    <li className="relative flex min-h-11 items-start justify-between gap-4 border-b border-hairline pt-1 pb-5 @min-[40rem]:items-center @min-[40rem]:py-0">
      {/* Opaque, because the score's line passes behind the name. */}
      <span className="relative line-clamp-3 wrap-anywhere bg-paper pr-2 @min-[40rem]:w-66">
        {name}
      </span>
      <span aria-hidden="true" className={`bottom-2.5 @min-[40rem]:bottom-1/2 ${plot}`}>
        {highest === null ? null : (
          <>
            <span
              style={{ left: `${at(lowest)}%`, right: `${100 - at(highest)}%` }}
              className={`absolute -translate-y-1/2 border-t-4 ${colour}`}
            />
            <span
              style={{ left: `${at(highest)}%` }}
              className={`size-2 border-2 bg-paper ${dot}`}
            />
          </>
        )}
        <span
          style={{ left: `${at(lowest)}%` }}
          className={`size-3.25 border-3 ${reached ? 'bg-success' : 'bg-paper'} ${dot}`}
        />
      </span>
      <span className="sr-only">
        {t(highest === null ? 'chart.from' : 'chart.range', {
          lowest: fixed(lowest, 2),
          highest: highest === null ? '' : fixed(highest, 2),
        })}
      </span>
      {delta === null ? null : (
        <strong
          className={`relative shrink-0 bg-paper pl-2 tabular-nums ${reached ? 'text-success' : 'text-ink'}`}
        >
          {signed(delta, decimals)}
          <span className="sr-only">, {t(reached ? 'board.reached' : 'board.notReached')}</span>
        </strong>
      )}
    </li>
  );
}
