import { placeNamesIn } from 'shared/places';
import { type IndexedText, indexText, isSameText, searchByTerms } from 'shared/search';
import type { RankedDestination } from '../formulas/destinations.ts';

export interface BoardFilter {
  /** A continent or a country; empty for all. */
  readonly region: string;
  /** Words of a name, a city or a country. */
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

/** Indexed once and not at every letter typed. */
const texts = new WeakMap<RankedDestination, IndexedText>();

function textOf(destination: RankedDestination): IndexedText {
  const { name, region } = destination;
  const text =
    texts.get(destination) ?? indexText(name, region, ...placeNamesIn(`${name} ${region}`));
  texts.set(destination, text);
  return text;
}

/** The destinations that pass a filter, in their order. */
export function passing(
  ranked: readonly RankedDestination[],
  { region, name, reachedOnly, favouritesOnly }: BoardFilter,
  favourites: readonly string[],
): RankedDestination[] {
  const { items, isComplete } = searchByTerms(ranked, name, textOf);
  const named = new Set(name.trim() === '' ? ranked : isComplete ? items : []);
  return ranked.filter(
    (destination) =>
      (region === '' || isSameText(destination.region, region)) &&
      named.has(destination) &&
      (!reachedOnly || destination.reached) &&
      (!favouritesOnly || favourites.includes(destination.id)),
  );
}
