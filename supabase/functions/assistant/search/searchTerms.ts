import { placeAt } from 'shared/places';
import { questionWords, tokenize, typoDistance } from 'shared/search';
import { isOn } from '../parts.ts';
import { entryAt, glossary, meanings, replacedKeys, singular } from '../words/glossary.ts';

/** A search term with its synonyms, as the database function `find_content` takes it. */
export type SearchTerm = {
  /** Synonyms; the words of a phrase must be adjacent in the text. */
  readonly words: readonly string[];
  /** A pair of adjacent words that may be a phrase, "partita doppia": only ever adds to the score. */
  readonly phrase?: true;
  /** A verb, a fragment or a mistyped stop word: ignored when no text contains it. */
  readonly ignorable?: true;
  /** In the glossary, so the question is about university. */
  readonly known?: true;
};

const maxTerms = 12;
const maxPhrases = 4;

/** The search terms of a question, without stop words and duplicates, and pairs of adjacent words. */
export function searchTermsOf(message: string): SearchTerm[] {
  const words = tokenize(message).flatMap(withoutHyphens);
  const terms = new Map<string, SearchTerm>();
  const phrases: SearchTerm[] = [];
  let previous: number | undefined;
  for (let index = 0; index < words.length; ) {
    const begin = index;
    const place = placeAt(words, index);
    const known = place === undefined ? entryAt(words, index) : undefined;
    const length = place?.length ?? known?.length ?? 1;
    const typed = words.slice(index, index + length).join(' ');
    index += length;
    if (known?.meanings.length === 0) continue;
    const isAsking = questionWords.has(typed) && known?.key !== typed && known?.length !== 2;
    if (place === undefined && (isAsking || /^\D$/.test(typed))) continue;
    terms.set(known?.key ?? typed, termOf(typed, known, place?.names));
    // No text contains a phrase whose words were translated or abbreviated: "esame di stat".
    const isVerbatim = known === undefined || known.meanings.some((each) => each.includes(typed));
    // At most one stop word may be in between: "teorema di Bayes".
    if (previous !== undefined && begin - previous <= 2 && isVerbatim && isOn('phrases'))
      phrases.push({ words: [words.slice(previous, index).join(' ')], phrase: true });
    previous = length === 1 && isVerbatim && place === undefined ? begin : undefined;
  }
  const limited = [...terms.values()].slice(0, maxTerms);
  return [...limited, ...phrases.slice(0, maxPhrases)];
}

function termOf(
  typed: string,
  known: ReturnType<typeof entryAt>,
  places: readonly string[] | undefined,
): SearchTerm {
  if (places !== undefined) return { words: [...new Set([typed, ...places])] };
  const isReplaced = known !== undefined && replacedKeys.has(known.key);
  return {
    words: [...new Set([...(isReplaced ? [] : [typed]), ...(known?.meanings ?? [])])],
    ...(known !== undefined || meanings.has(typed) ? { known: true } : {}),
    ...(known === undefined && isIgnorable(typed) ? { ignorable: true } : {}),
  };
}

/** "Second-hand" is a key of two words, "is-lm" is one word. */
const withoutHyphens = (word: string): string[] => {
  const parts = word.split('-');
  return glossary.has(parts.map(singular).join(' ')) ? parts : [word];
};

/** Forms of Italian verbs that are not nouns: `ripassare`, `toppato`, `escono`, `organizzando`. */
const verb = /.(are|[^i]ere|ire|armi|ermi|irmi|arsi|ersi|irsi|ato|uto|ito|ano|ono|iamo|ando|endo)$/;

/** Whether a word is ignored when no text contains it. */
const isIgnorable = (word: string) =>
  word.length <= 3 ||
  verb.test(word) ||
  [...questionWords].some((known) => typoDistance(word, known) !== undefined);
