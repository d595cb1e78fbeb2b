import { isSameText, normalizeQuery, normalizeText } from 'shared/search';
import type { RankedDestination } from '../formulas/destinations.ts';

export interface BoardFilter {
  /** A continent or a country; empty for all. */
  readonly region: string;
  /** Part of a name; accents and case do not matter. */
  readonly name: string;
  readonly reachedOnly: boolean;
  readonly favouritesOnly: boolean;
}

export const noFilter: BoardFilter = {
  region: '',
  name: '',
  reachedOnly: false,
  favouritesOnly: false,
};

/** Normalised names, computed once and not at every letter typed. */
const normalizedNames = new WeakMap<RankedDestination, string>();

function normalizedName(destination: RankedDestination): string {
  const name = normalizedNames.get(destination) ?? normalizeText(destination.name);
  normalizedNames.set(destination, name);
  return name;
}

/** The destinations that pass a filter, in their order. */
export function passing(
  ranked: readonly RankedDestination[],
  { region, name, reachedOnly, favouritesOnly }: BoardFilter,
  favourites: readonly string[],
): RankedDestination[] {
  const typed = normalizeQuery(name);
  return ranked.filter(
    (destination) =>
      (region === '' || isSameText(destination.region, region)) &&
      normalizedName(destination).includes(typed) &&
      (!reachedOnly || destination.reached) &&
      (!favouritesOnly || favourites.includes(destination.id)),
  );
}
