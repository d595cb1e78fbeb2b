import type { RankedDestination } from './destinations.ts';

export interface NearMiss {
  /** Points that are missing, in the points of the calculator; above 0. */
  points: number;
  /** How many more destinations so many points would open, this one included. */
  opened: number;
  /** The destination at that distance. */
  name: string;
}

/**
 * The next destinations above the score: how many points each is away, and how many are open then.
 *
 * @param most How many different distances to name.
 */
export function nearMisses(ranked: readonly RankedDestination[], most: number): NearMiss[] {
  const missing = ranked
    .flatMap(({ delta, name }) => (delta !== null && delta < 0 ? [{ points: -delta, name }] : []))
    .sort((left, right) => left.points - right.points);
  const steps: NearMiss[] = [];
  for (const [index, { points, name }] of missing.entries()) {
    const last = steps.at(-1);
    if (last?.points === points) last.opened = index + 1;
    else if (steps.length < most) steps.push({ points, name, opened: index + 1 });
    else break;
  }
  return steps;
}
