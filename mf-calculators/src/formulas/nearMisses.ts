import { ceilTo, reaches } from './compare.ts';
import type { RankedDestination } from './destinations.ts';

/** How the points of a calculator are counted. */
export interface ScoreScale {
  decimals: number;
  /** Round numbers of points for which near misses are shown, rising. */
  steps: readonly number[];
}

/**
 * How many more points open which destinations, the nearest first: the fewest that open any, then each round step that
 * opens more than the one before.
 *
 * @param steps Round numbers of points, rising.
 * @param decimals Missing points are rounded up to so many decimals.
 */
export function nearMisses(
  ranked: readonly RankedDestination[],
  steps: readonly number[],
  decimals: number,
): { points: number; opened: RankedDestination[] }[] {
  const missing = ranked
    .flatMap((destination) =>
      destination.delta !== null && destination.delta < 0
        ? [{ points: -destination.delta, destination }]
        : [],
    )
    .sort((left, right) => left.points - right.points);
  const [nearest] = missing;
  if (!nearest) return [];
  const least = ceilTo(nearest.points, decimals);
  const found: ReturnType<typeof nearMisses> = [];
  for (const points of [least, ...steps.filter((step) => step > least)]) {
    const opened = missing.filter((one) => reaches(points, one.points));
    if (opened.length > (found.at(-1)?.opened.length ?? 0)) {
      found.push({ points, opened: opened.map(({ destination }) => destination) });
    }
  }
  return found;
}
