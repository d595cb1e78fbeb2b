import type { RankedDestination } from './destinations.ts';

export interface NearMiss {
  /** How many more points, in the points of the calculator; above 0, and enough. */
  points: number;
  /** What so many points would open that is closed now, the nearest first. */
  opened: readonly RankedDestination[];
}

/**
 * How many more points open which destinations: the least that opens any, then round steps, as long as
 * each opens more than the one before.
 *
 * @param steps Round numbers of points that are worth asking for, rising.
 * @param decimals In how many the points are counted: what is missing is rounded up to them.
 */
export function nearMisses(
  ranked: readonly RankedDestination[],
  steps: readonly number[],
  decimals: number,
): NearMiss[] {
  const missing = ranked
    .flatMap((destination) =>
      destination.delta !== null && destination.delta < 0
        ? [{ points: -destination.delta, destination }]
        : [],
    )
    .sort((left, right) => left.points - right.points);
  const [nearest] = missing;
  if (!nearest) return [];
  const unit = 10 ** -decimals;
  const least = Math.ceil(nearest.points / unit - 1e-6) * unit;
  const found: NearMiss[] = [];
  for (const points of [least, ...steps.filter((step) => step > least)]) {
    const opened = missing.filter((one) => one.points <= points + 1e-9);
    if (opened.length > (found.at(-1)?.opened.length ?? 0)) {
      found.push({ points, opened: opened.map(({ destination }) => destination) });
    }
  }
  return found;
}
