import { AxisTop } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { Circle, Line } from '@visx/shape';
import { memo } from 'react';
import type { ChartRow } from './chartRows.ts';

export interface Plot {
  /** Height of the axis with the score's flag above it, and of one row, in pixels. */
  axisHeight: number;
  rowHeight: number;
  /** How much larger than usual the letters are. */
  unit: number;
  /** Width of the whole drawing, in pixels. */
  width: number;
  /** Where the names end and the lines begin. */
  left: number;
  right: number;
  /** Whether a name may take three lines. */
  tall: boolean;
  /** How far down its row a line lies. */
  lineAt: number;
}

interface RangeLinesProps {
  rows: readonly ChartRow[];
  /** The least and greatest score of the axis: the same however many rows are shown. */
  domain: readonly [number, number];
  score: number;
  /** The score as it would be with another grade. */
  ifScore: number | null;
  plot: Plot;
  /** A score as the axis writes it. */
  format: (score: number) => string;
  /** What stands on the score's flag. */
  flag: string;
}

/** From lowest to highest, each destination a short line with its two stops; the score crosses them. */
export const RangeLines = memo(function RangeLines(props: RangeLinesProps) {
  const { rows, domain, score, ifScore, plot, format, flag } = props;
  const { width, left, right, lineAt, axisHeight, rowHeight, unit } = plot;
  const scale = scaleLinear({ domain: [...domain], range: [left + 6, width - right - 6] });
  const bottom = axisHeight + rows.length * rowHeight;
  const flagWidth = (flag.length * 8 + 16) * unit;
  const flagAt = Math.min(Math.max(scale(score), left + flagWidth / 2), width - flagWidth / 2);
  return (
    <svg width={width} height={bottom} aria-hidden="true" className="block">
      <AxisTop
        top={axisHeight}
        scale={scale}
        // The score itself stands on the axis: a number under it could not be read.
        tickValues={scale
          .ticks((width - left - right) / unit < 400 ? 4 : 8)
          .filter((tick) => Math.abs(scale(tick) - scale(score)) > 24 * unit)}
        hideAxisLine
        tickLength={4}
        tickFormat={(value) => format(Number(value))}
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
      {ifScore === null || ifScore === score ? null : (
        <Line
          from={{ x: scale(ifScore), y: axisHeight }}
          to={{ x: scale(ifScore), y: bottom }}
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
