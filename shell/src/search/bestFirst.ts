import { indexText, matchesTerm, normalizeQuery, queryTerms } from 'shared/search';
import type { Entry } from './entry.ts';

/** The rank of a match: the label starts with the query, its words do, it contains them, or other text does. */
type Fit = 0 | 1 | 2 | 3;

/** Sorts found entries by rank; those of the same rank keep their order. */
export function bestFirst(entries: readonly Entry[], typed: string): { entry: Entry; fit: Fit }[] {
  const words = queryTerms(typed);
  const query = normalizeQuery(typed);
  return entries
    .map((entry) => ({ entry, fit: fitOf(entry, query, words) }))
    .sort((left, right) => left.fit - right.fit);
}

function fitOf({ label }: Entry, query: string, words: readonly string[]): Fit {
  const name = indexText(label);
  if (name.plain.startsWith(query)) return 0;
  const starts = name.plain.split(/[^\p{Letter}\p{Number}]+/u);
  const isWord = (word: string) =>
    starts.some((start) => start.startsWith(word)) || !name.plain.includes(word);
  if (!words.every((word) => matchesTerm(name, word))) return 3;
  return words.every(isWord) ? 1 : 2;
}
