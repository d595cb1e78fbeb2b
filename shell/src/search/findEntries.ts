import { folded, typedWords } from 'shared/rows';
import type { Entry } from './entry.ts';

/** How well an entry fits: its label begins so, its words do, it contains them, or only its rest. */
type Fit = 0 | 1 | 2 | 3;

/**
 * The entries that contain every word that was typed, without regard to accents and case: those
 * whose name begins so come first, else they stay in their order. Blank finds nothing.
 */
export function findEntries(entries: readonly Entry[], typed: string): Entry[] {
  const words = typedWords(typed);
  if (words.length === 0) return [];
  const found = entries.filter(({ sought }) => words.every((word) => sought.includes(word)));
  const fits = new Map(found.map((one) => [one, fitOf(one, words)]));
  return found.sort((left, right) => (fits.get(left) ?? 3) - (fits.get(right) ?? 3));
}

function fitOf({ label }: Entry, words: readonly string[]): Fit {
  const name = folded(label).trim();
  if (name.startsWith(words.join(' '))) return 0;
  const starts = name.split(/[^\p{Letter}\p{Number}]+/u);
  if (words.every((word) => starts.some((start) => start.startsWith(word)))) return 1;
  return words.every((word) => name.includes(word)) ? 2 : 3;
}
