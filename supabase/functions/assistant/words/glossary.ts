import { isOn } from '../parts.ts';
import words from './glossary.json' with { type: 'json' };

/** The singular of an English plural, for questions and keys alike; harmless for Italian words. */
export function singular(word: string): string {
  if (word.length <= 3 || word.endsWith('ss')) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/s$/, '');
}

const keyOf = (key: string) => key.replace('!', '').trim().split(' ').map(singular).join(' ');

const entriesOf = (lines: Readonly<Record<string, string>>): [string, string[]][] =>
  Object.entries(lines).flatMap(([keys, meanings]) => {
    const words = meanings.split('|').flatMap((meaning) => meaning.trim() || []);
    return keys.split(',').map((key): [string, string[]] => [keyOf(key), words]);
  });

/**
 * What students write, and the words of the association's texts for it. Synonyms are separated by commas, the
 * words of the texts by `|`; the words of a phrase must be adjacent. A key without meanings is ignored: "ho
 * diritto" is not law. A key after `!` is not searched for itself: "casa" has the stem of "casi".
 */
export const glossary: ReadonlyMap<string, readonly string[]> = new Map(
  entriesOf({ ...words.en, ...words.it }),
);

/** The glossary's meanings are about university as much as its keys. */
export const meanings: ReadonlySet<string> = new Set([...glossary.values()].flat());

/** Keys that are not searched for themselves. */
export const replacedKeys: ReadonlySet<string> = new Set(
  Object.keys(words.it)
    .flatMap((keys) => keys.split(','))
    .filter((key) => key.includes('!'))
    .map(keyOf),
);

/** Keys that identify a question as English: "fees" does, "stage" is Italian as well. */
export const englishWords: ReadonlySet<string> = new Set(
  entriesOf(words.en)
    .filter(([key, meanings]) => !key.includes(' ') && !meanings.includes(key))
    .map(([key]) => key),
);

/** The number of words of the longest key. */
const longestKey = Math.max(...[...glossary.keys()].map((key) => key.split(' ').length));

type Entry = {
  readonly key: string;
  readonly length: number;
  readonly meanings: readonly string[];
};

const entry = (key: string, length: number): Entry | undefined => {
  const meanings = glossary.get(key);
  return meanings && { key, length, meanings };
};

/** The entry of the most words from a position on. */
export function entryAt(words: readonly string[], index: number): Entry | undefined {
  if (!isOn('glossary')) return undefined;
  for (let length = Math.min(longestKey, words.length - index); length > 0; length -= 1) {
    const key = words
      .slice(index, index + length)
      .map(singular)
      .join(' ');
    const found = entry(key, length);
    if (found !== undefined) return found;
  }
  return undefined;
}
