import { memo } from 'react';
import { useFormat } from '../../format.ts';
import type { ChartRow } from './chartRows.ts';
import type { Plot } from './RangeLines.tsx';

interface ChartNamesProps {
  rows: readonly ChartRow[];
  plot: Plot;
  decimals: number;
}

/** The names over the chart, with its figures as text for screen readers. */
export const ChartNames = memo(function ChartNames({ rows, plot, decimals }: ChartNamesProps) {
  const { t, fixed, signed } = useFormat();
  const beside = plot.left > 0;
  return (
    <ol className="absolute inset-x-0 text-sm" style={{ top: plot.axisHeight }}>
      {rows.map(({ id, name, lowest, highest, delta, reached }) => (
        <li
          key={id}
          style={{ height: plot.rowHeight }}
          className={`flex justify-between gap-4 border-b border-hairline ${beside ? 'items-center' : 'items-start pt-1'}`}
        >
          <span
            // Opaque, because the score's line passes behind the name.
            className={`${plot.tall ? 'line-clamp-3 min-w-0 break-words' : 'truncate'} bg-paper pr-2`}
            style={beside ? { width: plot.left - 16 } : undefined}
          >
            {name}
          </span>
          <span className="sr-only">
            {t(highest === null ? 'chart.from' : 'chart.range', {
              lowest: fixed(lowest, 2),
              highest: highest === null ? '' : fixed(highest, 2),
            })}
          </span>
          {delta === null ? null : (
            <strong
              className={`shrink-0 bg-paper pl-2 tabular-nums ${reached ? 'text-success' : 'text-ink'}`}
            >
              {signed(delta, decimals === 0 ? 0 : 2)}
              <span className="sr-only">, {t(reached ? 'board.reached' : 'board.notReached')}</span>
            </strong>
          )}
        </li>
      ))}
    </ol>
  );
});
