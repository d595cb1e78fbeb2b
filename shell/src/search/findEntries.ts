import { indexText, matchesAllTerms, matchesTerm, normalizeText, queryTerms } from 'shared/search';
import type { Entry } from './entry.ts';

/** How well an entry fits: its name begins so, its words do, it contains them, or only its rest. */
export type Fit = 0 | 1 | 2 | 3;

/** An entry that was found. */
export interface Found {
  entry: Entry;
  fit: Fit;
}

/**
 * The entries that say every word that was typed, the best fitting first. Blank finds nothing.
 */
export function findEntries(entries: readonly Entry[], typed: string): Found[] {
  const words = queryTerms(typed);
  return inOrderOfFit(
    entries.filter(({ indexed }) => matchesAllTerms(indexed, words)),
    typed,
  );
}

/** Entries whose name begins with what was typed come first, else they stay in their order. */
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
