import type { RankedDestination } from '../../formulas/destinations.ts';

/** A destination that can be drawn: its lowest score is known. */
export interface ChartRow extends RankedDestination {
  readonly lowest: number;
}

/** The destinations that can be drawn, the easiest first: where the line crosses, reach ends. */
export function chartRows(ranked: readonly RankedDestination[]): ChartRow[] {
  return ranked
    .flatMap((destination) =>
      destination.lowest === null ? [] : [{ ...destination, lowest: destination.lowest }],
    )
    .sort((left, right) => left.lowest - right.lowest);
}

/** The rows around the score: as many reached as not, as far as there are. */
export function rowsAround(rows: readonly ChartRow[], most: number): ChartRow[] {
  const firstClosed = rows.findIndex(({ reached }) => !reached);
  const border = firstClosed < 0 ? rows.length : firstClosed;
  const start = Math.max(0, Math.min(border - Math.ceil(most / 2), rows.length - most));
  return rows.slice(start, start + most);
}

/** The least and the greatest score to draw, the student's own included, with a little room. */
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
