import { normalizeText, queryTerms, typoDistance } from 'shared/search';
import type { Entry } from './entry.ts';
import { type EntryGroup, resultsFor } from './results.ts';

/** How many results of the near words are offered. */
const limit = 4;

/**
 * What was probably meant where nothing was found: what was typed, with each word replaced by the nearest one in
 * the names that can be found.
 *
 * @returns Undefined where a word is near none, or the near words find nothing.
 */
export function nearWords(
  groups: readonly EntryGroup[],
  typed: string,
): { words: string; entries: readonly Entry[] } | undefined {
  const named = groups.filter(({ byTerm }) => !byTerm);
  const vocabularies = named.map(({ entries }) => vocabularyOf(entries));
  const words = queryTerms(typed)
    .map((word) => nearest(word, vocabularies) ?? word)
    .join(' ');
  const { groups: found, isComplete } = resultsFor(named, words);
  const entries = found.flatMap(({ items }) => items).slice(0, limit);
  return isComplete && entries.length > 0 ? { words, entries } : undefined;
}

const vocabularyByEntries = new WeakMap<readonly Entry[], ReadonlySet<string>>();

/** The words of a loaded group, split once and not at every render. */
function vocabularyOf(entries: readonly Entry[]): ReadonlySet<string> {
  const known = vocabularyByEntries.get(entries);
  if (known) return known;
  const vocabulary = new Set(
    entries.flatMap(({ label, keywords = [] }) => wordsOf([label, ...keywords])),
  );
  vocabularyByEntries.set(entries, vocabulary);
  return vocabulary;
}

function wordsOf(texts: readonly (string | undefined)[]): string[] {
  return normalizeText(texts.filter(Boolean).join(' ')).split(/[^\p{Letter}\p{Number}]+/u);
}

/** The word with the fewest typos. */
function nearest(typed: string, vocabularies: readonly ReadonlySet<string>[]): string | undefined {
  let least = Number.POSITIVE_INFINITY;
  let word: string | undefined;
  for (const vocabulary of vocabularies) {
    for (const candidate of vocabulary) {
      const distance = typoDistance(typed, candidate) ?? least;
      if (distance < least) [word, least] = [candidate, distance];
    }
  }
  return word;
}
