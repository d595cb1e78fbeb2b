import { indexText, matchesAllTerms, matchesTerm, normalizeText, queryTerms } from 'shared/search';
import type { Entry } from './entry.ts';

/** The rank of a match: the label starts with the query, its words do, it contains them, or other text does. */
type Fit = 0 | 1 | 2 | 3;

export interface Found {
  entry: Entry;
  fit: Fit;
}

/** The entries that match every term, best match first. A blank query matches nothing. */
export function findEntries(entries: readonly Entry[], typed: string): Found[] {
  const words = queryTerms(typed);
  return inOrderOfFit(
    entries.filter(({ indexed }) => matchesAllTerms(indexed, words)),
    typed,
  );
}

/** Sorts by rank; entries of the same rank keep their order. */
export function inOrderOfFit(entries: readonly Entry[], typed: string): Found[] {
  const words = queryTerms(typed);
  return entries
    .map((entry) => ({ entry, fit: fitOf(entry, normalizeText(typed).trim(), words) }))
    .sort((left, right) => left.fit - right.fit);
}

function fitOf({ label }: Entry, typed: string, words: readonly string[]): Fit {
  const name = indexText(label);
  if (name.plain.startsWith(typed)) return 0;
  const starts = name.plain.split(/[^\p{Letter}\p{Number}]+/u);
  const isWord = (word: string) =>
    starts.some((start) => start.startsWith(word)) || !name.plain.includes(word);
  if (!words.every((word) => matchesTerm(name, word))) return 3;
  return words.every(isWord) ? 1 : 2;
}
