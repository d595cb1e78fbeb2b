import type { RankedDestination } from '../../formulas/destinations.ts';

/** A destination whose lowest score is known. */
export interface ChartRow extends RankedDestination {
  readonly lowest: number;
}

/** The destinations with a known lowest score, the lowest first. */
export function chartRows(ranked: readonly RankedDestination[]): ChartRow[] {
  return ranked
    .flatMap((destination) =>
      destination.lowest === null ? [] : [{ ...destination, lowest: destination.lowest }],
    )
    .sort((left, right) => left.lowest - right.lowest);
}

/** At most `most` rows around the score: as many reached as not, where there are enough. */
export function rowsAround(rows: readonly ChartRow[], most: number): ChartRow[] {
  const firstClosed = rows.findIndex(({ reached }) => !reached);
  const border = firstClosed < 0 ? rows.length : firstClosed;
  const start = Math.max(0, Math.min(border - Math.ceil(most / 2), rows.length - most));
  return rows.slice(start, start + most);
}

/** The least and the greatest score of the axis, the student's own included, with a margin of 4 %. */
export function chartDomain(
  rows: readonly ChartRow[],
  scores: readonly number[],
): [number, number] {
  const all = [...rows.flatMap(({ lowest, highest }) => [lowest, highest ?? lowest]), ...scores];
  const least = Math.min(...all);
  const most = Math.max(...all);
  const room = (most - least) * 0.04 || 1;
  return [least - room, most + room];
}

/** About five round numbers on an axis. */
export function axisTicks([least, most]: readonly [number, number]): number[] {
  const rough = (most - least) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.ceil(least / step);
  const count = Math.floor(most / step) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}
