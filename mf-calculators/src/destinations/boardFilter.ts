import { placeNamesIn } from 'shared/places';
import { type IndexedText, indexText, isSameText, searchByTerms } from 'shared/search';
import type { RankedDestination } from '../formulas/destinations.ts';
import { languagesIn } from './languagesIn.ts';

export interface BoardFilter {
  /** A continent or a country; empty for all. */
  readonly region: string;
  /** Words of a name, a city or a country. */
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

/** Indexed once and not at every letter typed. */
const texts = new WeakMap<RankedDestination['notes'], IndexedText>();

function textOf({ name, region, notes }: RankedDestination): IndexedText {
  // Every score ranks copies, which have the notes in common.
  const text = texts.get(notes) ?? indexText(name, region, ...placeNamesIn(`${name} ${region}`));
  texts.set(notes, text);
  return text;
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
  const named = new Set(name.trim() === '' ? ranked : withWords(ranked, name));
  return ranked.filter(
    (destination) =>
      (region === '' || isSameText(destination.region, region)) &&
      named.has(destination) &&
      (language === '' || requiredLanguages(destination).includes(language)) &&
      (!reachedOnly || destination.reached) &&
      (!favouritesOnly || favourites.includes(destination.id)),
  );
}

function withWords(ranked: readonly RankedDestination[], words: string) {
  const { items, isComplete } = searchByTerms(ranked, words, textOf);
  return isComplete ? items : [];
}
