import { AxisTop } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { Circle, Line } from '@visx/shape';
import { memo } from 'react';
import { useFormat } from '../../format.ts';
import type { ChartRow } from './chartRows.ts';

export interface Plot {
  /** Height of the axis with the score's flag above it, and of one row, in pixels. */
  axisHeight: number;
  rowHeight: number;
  /** The root font size divided by 16 px. */
  unit: number;
  /** Width of the whole drawing, in pixels. */
  width: number;
  /** Margins of the lines, in pixels; the names are in the left one. */
  left: number;
  right: number;
  /** Whether a name may take three lines. */
  tall: boolean;
  /** Distance of a line from the top of its row, in pixels. */
  lineAt: number;
}

interface RangeLinesProps {
  rows: readonly ChartRow[];
  /** The least and greatest score of the axis, of all rows and not only of the visible ones. */
  domain: readonly [number, number];
  score: number;
  /** The score with a grade that the student tries. */
  triedScore: number | null;
  plot: Plot;
  decimals: number;
}

/** Each destination as a line from its lowest to its highest score, and the score's line across them. */
export const RangeLines = memo(function RangeLines(props: RangeLinesProps) {
  const { rows, domain, score, triedScore, plot, decimals } = props;
  const { t, fixed, plain } = useFormat();
  const { width, left, right, lineAt, axisHeight, rowHeight, unit } = plot;
  const scale = scaleLinear({ domain: [...domain], range: [left + 6, width - right - 6] });
  const bottom = axisHeight + rows.length * rowHeight;
  const flag = `${t('chart.you')} ${fixed(score, decimals)}`;
  const flagWidth = (flag.length * 8 + 16) * unit;
  const flagAt = Math.min(Math.max(scale(score), left + flagWidth / 2), width - flagWidth / 2);
  return (
    <svg width={width} height={bottom} aria-hidden="true" className="block">
      <AxisTop
        top={axisHeight}
        scale={scale}
        // No tick label under the score's flag, which would cover it.
        tickValues={scale
          .ticks((width - left - right) / unit < 400 ? 4 : 8)
          .filter((tick) => Math.abs(scale(tick) - scale(score)) > 24 * unit)}
        hideAxisLine
        tickLength={4}
        tickFormat={(value) => plain(Number(value), 1)}
        tickLineProps={{ className: 'stroke-hairline' }}
        tickLabelProps={{
          className: 'fill-quiet font-sans text-xs tabular-nums',
          textAnchor: 'middle',
          dy: '-0.25em',
        }}
      />
      <Line
        from={{ x: scale(score), y: 20 * unit }}
        to={{ x: scale(score), y: bottom }}
        className="stroke-accent"
        strokeWidth={2}
      />
      {triedScore === null || triedScore === score ? null : (
        <Line
          from={{ x: scale(triedScore), y: axisHeight }}
          to={{ x: scale(triedScore), y: bottom }}
          className="stroke-accent"
          strokeWidth={2}
          strokeDasharray="3 5"
        />
      )}
      <rect
        x={flagAt - flagWidth / 2}
        width={flagWidth}
        height={24 * unit}
        rx={12 * unit}
        className="fill-accent"
      />
      <text
        x={flagAt}
        y={16.5 * unit}
        textAnchor="middle"
        className="fill-on-accent text-xs font-bold tabular-nums"
      >
        {flag}
      </text>
      {rows.map(({ id, lowest, highest, reached }, index) => {
        const y = axisHeight + index * rowHeight + lineAt;
        const colour = reached ? 'stroke-success' : 'stroke-outline';
        return (
          <Group key={id}>
            {highest === null ? null : (
              <>
                <Line
                  from={{ x: scale(lowest), y }}
                  to={{ x: scale(highest), y }}
                  className={colour}
                  strokeWidth={4}
                />
                <Circle
                  cx={scale(highest)}
                  cy={y}
                  r={3}
                  className={`${colour} fill-paper`}
                  strokeWidth={2}
                />
              </>
            )}
            <Circle
              cx={scale(lowest)}
              cy={y}
              r={5}
              strokeWidth={3}
              className={`${colour} ${reached ? 'fill-success' : 'fill-paper'}`}
            />
          </Group>
        );
      })}
    </svg>
  );
});
