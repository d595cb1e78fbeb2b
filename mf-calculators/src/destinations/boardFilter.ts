import { matches, sameText } from 'shared/rows';
import type { RankedDestination } from '../formulas/destinations.ts';

/** Which destinations are wanted. */
export interface BoardFilter {
  /** A continent or a country; empty for all. */
  readonly place: string;
  /** Part of a name; accents and case do not matter. */
  readonly name: string;
  readonly reachedOnly: boolean;
  readonly favouritesOnly: boolean;
}

export const noFilter: BoardFilter = {
  place: '',
  name: '',
  reachedOnly: false,
  favouritesOnly: false,
};

/** Whether a destination is among the wanted ones. */
export function passes(
  destination: RankedDestination,
  filter: BoardFilter,
  favourites: readonly string[],
): boolean {
  return (
    (filter.place === '' || sameText(destination.place, filter.place)) &&
    matches(destination.name, filter.name) &&
    (!filter.reachedOnly || destination.reached) &&
    (!filter.favouritesOnly || favourites.includes(destination.id))
  );
}
