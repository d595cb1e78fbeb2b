import { isSameText, normalizeQuery, normalizeText } from 'shared/search';
import type { RankedDestination } from '../formulas/destinations.ts';
import { languagesIn } from './languagesIn.ts';

export interface BoardFilter {
  /** A continent or a country; empty for all. */
  readonly region: string;
  /** Part of a name; accents and case do not matter. */
  readonly name: string;
  /** The code of a language that is required; empty for all. */
  readonly language: string;
  readonly reachedOnly: boolean;
  readonly favouritesOnly: boolean;
}

export const noFilter: BoardFilter = {
  region: '',
  name: '',
  language: '',
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

const languages = new WeakMap<RankedDestination['notes'], readonly string[]>();

/** The codes of the languages that a destination requires, as far as its table says so. */
export function requiredLanguages({ notes }: RankedDestination): readonly string[] {
  const known = languages.get(notes);
  if (known) return known;
  const named = languagesIn(notes.find(({ kind }) => kind === 'language')?.text ?? '');
  languages.set(notes, named);
  return named;
}

/** The destinations that pass a filter, in their order. */
export function passing(
  ranked: readonly RankedDestination[],
  { region, name, language, reachedOnly, favouritesOnly }: BoardFilter,
  favourites: readonly string[],
): RankedDestination[] {
  const typed = normalizeQuery(name);
  return ranked.filter(
    (destination) =>
      (region === '' || isSameText(destination.region, region)) &&
      normalizedName(destination).includes(typed) &&
      (language === '' || requiredLanguages(destination).includes(language)) &&
      (!reachedOnly || destination.reached) &&
      (!favouritesOnly || favourites.includes(destination.id)),
  );
}
