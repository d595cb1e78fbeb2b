import { exchangeTerms, isExchangeWord, longestPlace, placesOf } from './destinations.ts';
import { translationsOf } from './dictionary.ts';
import { isLikelyTypo } from './editDistance.ts';
import { glossary, longestKey, replacedKeys, singular } from './glossary.ts';
import { tokenize } from './normalizeText.ts';
import { stopWords } from './stopWords.ts';
import { isGeneral, isIgnorable, isOptional } from './termFlags.ts';

/** A search term with its synonyms, as the database function `find_content` takes it. */
export type SearchTerm = {
  /** Synonyms; the words of a phrase must be adjacent in the text. */
  readonly words: readonly string[];
  /** Translations: they count less. */
  readonly related: readonly string[];
  /** Used when no text has any of `words`: meanings of glossary entries that resemble a typo. */
  readonly fallback: readonly string[];
  /** A pair of adjacent words that may be a phrase, "partita doppia": only ever adds to the score. */
  readonly phrase?: true;
  /** Too frequent to be required, such as "studenti": a match adds little. */
  readonly optional?: true;
  /** A verb, a fragment or a mistyped stop word: ignored when no text contains it. */
  readonly ignorable?: true;
  /** Can be asked of any topic, such as its cost, and so does not name one. */
  readonly general?: true;
  /** A city or country: destinations of exchanges are compared with it. */
  readonly place?: true;
  /** Neither in the glossary nor in a dictionary: it may be the name of a university. */
  readonly name?: true;
  /** In the glossary, so the question is about university. */
  readonly known?: true;
};

/** The glossary's meanings are about university as much as its keys. */
const meanings: ReadonlySet<string> = new Set([...glossary.values()].flat());

const maxTerms = 12;

/** The search terms of a question, without stop words and duplicates, and pairs of adjacent words. */
export function searchTermsOf(message: string): SearchTerm[] {
  const words = tokenize(message).flatMap(withoutHyphens);
  const terms = new Map<string, SearchTerm>();
  const pairs: SearchTerm[] = [];
  let previous: number | undefined;
  for (let index = 0; index < words.length; ) {
    const begin = index;
    const place = placeAt(words, index);
    if (place !== undefined) {
      index += place.length;
      previous = undefined;
      terms.set(place.typed, place.term);
      continue;
    }
    const known = longestKeyAt(words, index);
    const length = known?.length ?? 1;
    const typed = words.slice(index, index + length).join(' ');
    index += length;
    if (known?.meanings.length === 0) continue;
    if (known === undefined && (stopWords.has(typed) || typed.length === 1)) continue;
    terms.set(known?.key ?? typed, {
      ...(known === undefined
        ? {
            words: [typed],
            related: translationsOf(typed),
            fallback: likelyMeanings(typed),
            ...(meanings.has(typed) ? { known: true } : {}),
            ...(isName(typed) ? { name: true } : {}),
          }
        : {
            words: [
              ...new Set([...(replacedKeys.has(known.key) ? [] : [typed]), ...known.meanings]),
            ],
            related: [],
            fallback: [],
            known: true,
          }),
      ...(isOptional(typed) || isOptional(known?.key ?? typed) ? { optional: true } : {}),
      ...(known === undefined && isIgnorable(typed) ? { ignorable: true } : {}),
      ...(isGeneral(known?.key ?? typed) ? { general: true } : {}),
    });
    // No text contains a phrase whose words were translated or abbreviated: "esame di stat".
    const isVerbatim = known === undefined || known.meanings.some((each) => each.includes(typed));
    // At most one stop word may be in between: "teorema di Bayes".
    if (previous !== undefined && begin - previous <= 2 && isVerbatim) {
      pairs.push({
        words: [words.slice(previous, index).join(' ')],
        related: [],
        fallback: [],
        phrase: true,
      });
    }
    previous = length === 1 && isVerbatim ? begin : undefined;
  }
  const limited = withDestinations([...terms.values()].slice(0, maxTerms));
  return [...requireOneTerm(limited), ...pairs.slice(0, 4)];
}

/** "Second-hand" is a key of two words, "is-lm" is one word. */
const withoutHyphens = (word: string): string[] => {
  const parts = word.split('-');
  return glossary.has(parts.map(singular).join(' ')) ? parts : [word];
};

/** Beside an exchange word, a city or country is a destination: "in erasmus in Spagna". */
function withDestinations(terms: readonly SearchTerm[]): SearchTerm[] {
  if (!terms.some(({ place, words }) => !place && words.some(isExchangeWord))) return [...terms];
  return terms.map((term) =>
    term.place ? { ...term, words: [...term.words, ...exchangeTerms], optional: true } : term,
  );
}

/** Optional terms are required when there is nothing else: "appunti". */
function requireOneTerm(terms: readonly SearchTerm[]): SearchTerm[] {
  if (terms.some(({ optional }) => !optional)) return [...terms];
  return terms.map(({ optional: _, ...term }) => term);
}

/** The city or country at a position; "Milano" and "Italia" are no destinations. */
function placeAt(words: readonly string[], index: number) {
  for (let length = longestPlace; length > 0; length -= 1) {
    const typed = words.slice(index, index + length).join(' ');
    const names = placesOf(typed);
    if (names === undefined || words.length < index + length) continue;
    const related = names.filter((name) => name !== typed);
    const term: SearchTerm = { words: [typed], related, fallback: [], place: true };
    return { typed, length, term };
  }
  return undefined;
}

function longestKeyAt(words: readonly string[], index: number) {
  for (let length = Math.min(longestKey, words.length - index); length > 0; length -= 1) {
    const typed = words.slice(index, index + length);
    const key = typed.map(singular).join(' ');
    const meanings = glossary.get(key);
    if (meanings !== undefined) return { key, length, meanings };
  }
  const word = words[index] ?? '';
  return infinitiveOf(word) ?? inflectionOf(word) ?? withoutArticle(word);
}

const stemOf = (word: string) => word.replace(/h?[aeio]$/, '');
/** Italian marks number and gender by the last vowel: `coinquilino` and `coinquilini`. */
const byStem = new Map(
  [...glossary.keys()]
    .filter((key) => /^\w{6,}[aeio]$/.test(key))
    .map((key) => [stemOf(key), key] as const),
);

function inflectionOf(word: string) {
  const key =
    /^\w{6,}[aeio]$/.test(word) && !stopWords.has(word) ? byStem.get(stemOf(word)) : undefined;
  const meanings = key === undefined ? undefined : glossary.get(key);
  return key === undefined || meanings === undefined ? undefined : { key, length: 1, meanings };
}

/** Phones make people omit the apostrophe: "lisee", "dellesame". */
function withoutArticle(word: string) {
  const [, noun = ''] = /^(?:l|un|dell|all|nell|sull|dall)([aeio].{2,})$/.exec(word) ?? [];
  const key = singular(noun);
  const meanings = stopWords.has(word) ? undefined : glossary.get(key);
  return meanings === undefined ? undefined : { key, length: 1, meanings };
}

/** A verb of the glossary in another form: "mangia", "pagano", "converted". */
function infinitiveOf(word: string) {
  if (word.length < 4 || stopWords.has(word)) return undefined;
  const italian = word.replace(/(iamo|ate|ete|ite|ano|ono|[aeio])$/, '');
  const english = word.replace(/(ed|ing)$/, '');
  const keys = [`${italian}are`, `${italian}iare`, `${italian}ere`, `${italian}ire`];
  for (const key of english === word ? keys : [...keys, english, `${english}e`]) {
    const meanings = glossary.get(key);
    if (meanings !== undefined) return { key, length: 1, meanings };
  }
  return undefined;
}

const isName = (word: string) => translationsOf(word).length === 0 && !isIgnorable(word);

function likelyMeanings(typed: string): string[] {
  const word = singular(typed);
  const likely = [...glossary].filter(([key]) => !key.includes(' ') && isLikelyTypo(word, key));
  return likely.slice(0, 3).flatMap(([, meanings]) => meanings);
}
