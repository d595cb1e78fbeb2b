import { settle } from './compare.ts';

/** A university abroad, from any of the three exchange tables. */
export interface Destination {
  readonly id: string;
  readonly name: string;
  /** Continent (MSc, UG) or country (CLMG), in Italian; empty when unknown. */
  readonly region: string;
  /** City and country, as far as the table has columns for them. */
  readonly place: readonly string[];
  /** Scores of the last call, in the points of the calculator; null when unknown. */
  readonly lowest: number | null;
  readonly highest: number | null;
  /** Other information in the call for applications. */
  readonly notes: readonly DestinationNote[];
}

export interface DestinationNote {
  readonly kind: 'code' | 'slots' | 'academic' | 'language' | 'selection' | 'notes';
  readonly text: string;
  /** Empty where the table has it in Italian only. */
  readonly english: string;
  /** The call of the places, `2024/25`, which their column names. */
  readonly call?: string;
}

export interface RankedDestination extends Destination {
  /** Score minus lowest score; null when either is unknown. */
  readonly delta: number | null;
  /** Whether the lowest score of the last call is reached. Never true for an unknown one. */
  readonly reached: boolean;
}

/** Score minus lowest score. Source: `constants.18` in docs/conformance.md. */
export function delta(score: number | null, lowest: number | null): number | null {
  if (score === null || lowest === null) return null;
  return settle(score - lowest);
}

/**
 * Every destination with its delta, highest first; unknown ones last; equal ones by name.
 *
 * Source: `constants.24` in docs/conformance.md; decision 17 (delta ≥ 0 is reached).
 */
export function rank(
  destinations: readonly Destination[],
  score: number | null,
): RankedDestination[] {
  const names = new Intl.Collator('it');
  return destinations
    .map((destination) => {
      const gap = delta(score, destination.lowest);
      return { ...destination, delta: gap, reached: gap !== null && gap >= 0 };
    })
    .sort((left, right) => {
      const byDelta = (right.delta ?? -Infinity) - (left.delta ?? -Infinity);
      // Two unknown deltas subtract to NaN.
      return byDelta || names.compare(left.name, right.name);
    });
}

/** How the board is sorted: by delta, or by what the last call required, or by name. */
export const boardSorts = ['delta', 'lowest', 'name'] as const;
export type BoardSort = (typeof boardSorts)[number];

/** Ranked destinations in another order; unknown scores last. */
export function sorted(ranked: readonly RankedDestination[], sort: BoardSort) {
  if (sort === 'delta') return ranked;
  const names = new Intl.Collator('it');
  return ranked.toSorted((left, right) => {
    const byLowest =
      sort === 'lowest' ? (right.lowest ?? -Infinity) - (left.lowest ?? -Infinity) : 0;
    return byLowest || names.compare(left.name, right.name);
  });
}

/** The destinations by region: the region of the best one first, an unknown region last. */
export function groupByRegion(ranked: readonly RankedDestination[]) {
  const groups = new Map<string, RankedDestination[]>();
  for (const destination of ranked) {
    const group = groups.get(destination.region);
    if (group) group.push(destination);
    else groups.set(destination.region, [destination]);
  }
  return [...groups]
    .map(([region, members]) => ({ region, destinations: members }))
    .sort((left, right) => Number(left.region === '') - Number(right.region === ''));
}
