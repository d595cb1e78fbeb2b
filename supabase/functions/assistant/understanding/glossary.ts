import { association } from './glossary/association.ts';
import { costs } from './glossary/costs.ts';
import { courses } from './glossary/courses.ts';
import { degree } from './glossary/degree.ts';
import { everyday } from './glossary/everyday.ts';
import { exchange } from './glossary/exchange.ts';
import { living } from './glossary/living.ts';
import { syllabus } from './glossary/syllabus.ts';
import { work } from './glossary/work.ts';

/**
 * A thesaurus: what students write, and the words of the association's texts for it. Synonyms are separated
 * by commas, the words of the texts by `|`; the words of a phrase must be adjacent. Keys are normalised, and
 * an English plural is found by its singular. A key without meanings is ignored: "ho diritto" is not law. A key
 * after `!` is not searched for itself: "casa" has the stem of "casi".
 */
const subjects = [degree, courses, syllabus, costs, exchange, living, work, association, everyday];
const english = subjects.map((subject) => subject.english).join('');
const italian = subjects.map((subject) => subject.italian).join('');

/** The singular of an English plural, for questions and keys alike; harmless for Italian words. */
export function singular(word: string): string {
  if (word.length <= 3 || word.endsWith('ss')) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/s$/, '');
}

const keyOf = (key: string) => key.replace('!', '').trim().split(' ').map(singular).join(' ');

/** Keys that are not searched for themselves. */
export const replacedKeys: ReadonlySet<string> = new Set(
  [...`${english}${italian}`.matchAll(/!([\w ]+)/g)].map(([key]) => keyOf(key)),
);

const entriesOf = (lines: string): [string, string[]][] =>
  lines
    .split('\n')
    .filter((line) => line.includes('='))
    .flatMap((line) => {
      const [keys = '', meanings = ''] = line.split('=');
      const words = meanings.split('|').flatMap((meaning) => meaning.trim() || []);
      return keys.split(',').map((key): [string, string[]] => [keyOf(key), words]);
    });

/** Keys that identify a question as English: "fees" does, "stage" is Italian as well. */
export const englishWords: ReadonlySet<string> = new Set(
  entriesOf(english)
    .filter(([key, meanings]) => !key.includes(' ') && !meanings.includes(key))
    .map(([key]) => key),
);

export const glossary: ReadonlyMap<string, readonly string[]> = new Map(
  entriesOf(`${english}${italian}`),
);

/** The number of words of the longest key. */
export const longestKey = Math.max(...[...glossary.keys()].map((key) => key.split(' ').length));
