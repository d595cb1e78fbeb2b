import { typedWords } from 'shared/rows';
import type { Entry } from './entry.ts';

/** How well an entry fits: its name begins so, its words do, it contains them, or only its rest. */
export type Fit = 0 | 1 | 2 | 3;

/** An entry that was found. */
export interface Found {
  entry: Entry;
  fit: Fit;
}

/**
 * The entries that contain every word that was typed, without regard to accents and case: those
 * whose name begins so come first, else they stay in their order. Blank finds nothing.
 */
export function findEntries(entries: readonly Entry[], typed: string): Found[] {
  const words = typedWords(typed);
  if (words.length === 0) return [];
  return entries
    .filter(({ sought }) => words.every((word) => sought.includes(word)))
    .map((entry) => ({ entry, fit: fitOf(entry, words) }))
    .sort((left, right) => left.fit - right.fit);
}

function fitOf({ label }: Entry, words: readonly string[]): Fit {
  const name = typedWords(label).join(' ');
  if (name.startsWith(words.join(' '))) return 0;
  const starts = name.split(/[^\p{Letter}\p{Number}]+/u);
  if (words.every((word) => starts.some((start) => start.startsWith(word)))) return 1;
  return words.every((word) => name.includes(word)) ? 2 : 3;
}
