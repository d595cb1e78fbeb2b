import { englishToItalian, italianToEnglish } from './dictionary.gen.ts';

const entriesOf = (lines: string): [string, string[]][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', translations = ''] = line.split('=');
      return [word, translations.split('|')];
    });

const english: ReadonlyMap<string, string[]> = new Map(entriesOf(englishToItalian));
const italian: ReadonlyMap<string, string[]> = new Map(entriesOf(italianToEnglish));

/** Forms in which a dictionary may have an English word: "deposits", "renting", "moved". */
const englishForms = (word: string) => [
  word,
  word.replace(/ies$/, 'y'),
  word.replace(/e?s$/, ''),
  word.replace(/s$/, ''),
  word.replace(/(ing|ed)$/, ''),
  word.replace(/(ing|ed)$/, 'e'),
  word.replace(/(.)\1(ing|ed)$/, '$1'),
];
/** "affitti", "costano": the last vowel marks number, gender and person. */
const italianForms = (word: string) => [
  word,
  ...['o', 'a', 'e'].map((vowel) => word.replace(/h?[aeio]$/, vowel)),
  ...['are', 'ere', 'ire'].map((ending) => word.replace(/(ano|ono|iamo|ate|ete|[aeio])$/, ending)),
];

const translated = (
  dictionary: ReadonlyMap<string, string[]>,
  forms: readonly string[],
): readonly string[] => {
  const form = forms.find((each) => dictionary.has(each));
  return form === undefined ? [] : (dictionary.get(form) ?? []);
};

/** The translations of a normalised word into the other language; none when it is in neither dictionary. */
export function translationsOf(word: string): readonly string[] {
  return [
    ...new Set([
      ...translated(english, englishForms(word)),
      ...translated(italian, italianForms(word)),
    ]),
  ];
}
