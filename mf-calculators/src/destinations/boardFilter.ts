import { isSameText, normalizeText } from 'shared/search';
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

/** Names as they are searched: folded once, not at every letter typed. */
const names = new WeakMap<RankedDestination, string>();

function nameOf(destination: RankedDestination): string {
  const name = names.get(destination) ?? normalizeText(destination.name);
  names.set(destination, name);
  return name;
}

/** The destinations that a filter lets through, in their order. */
export function passing(
  ranked: readonly RankedDestination[],
  { place, name, reachedOnly, favouritesOnly }: BoardFilter,
  favourites: readonly string[],
): RankedDestination[] {
  const typed = normalizeText(name).trim();
  return ranked.filter(
    (destination) =>
      (place === '' || isSameText(destination.place, place)) &&
      nameOf(destination).includes(typed) &&
      (!reachedOnly || destination.reached) &&
      (!favouritesOnly || favourites.includes(destination.id)),
  );
}
