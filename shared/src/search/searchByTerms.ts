import { normalizeQuery, normalizeText, softHyphen } from './normalizeText.ts';
import { stem } from './stem.ts';
import { stopWords } from './stopWords.ts';

/** A text prepared for searches by words: once, instead of at every keystroke. */
export interface IndexedText {
  plain: string;
  /** The stems of its words. */
  forms: ReadonlySet<string>;
}

/** Prepares texts to be searched together, such as a title and its description. */
export function indexText(...texts: readonly (string | null | undefined)[]): IndexedText {
  const text = texts.filter(Boolean).join('\n');
  const plain = normalizeText(withHyphens(text));
  return { plain, forms: new Set(wordsIn(plain).map(({ word }) => stem(word))) };
}

/** A text, and the words that the end of a line divided as they are with a hyphen, which may be always written. */
const withHyphens = (text: string): string =>
  [
    text,
    // Split, because `\S+\u00AD` takes seconds in a word of thousands of letters.
    ...text
      .split(/\s+/)
      .filter((word) => word.includes(softHyphen))
      .map((word) => word.replaceAll(softHyphen, '-')),
  ].join('\n');

/** Each term costs a pass over every text, and a long question has fewer significant words. */
const maxTerms = 16;

/**
 * The normalised words of a query, which are searched one by one: each once, and at most sixteen. Stop words
 * (`la`, `di`, `the`) are left out unless there are no others.
 */
export function queryTerms(typed: string): string[] {
  const words = normalizeQuery(typed)
    .split(/\s+/)
    .filter(Boolean)
    // A query may be a whole question. Punctuation alone is a word of its own.
    .map((word) => word.replace(/^[-«»“”"(]+|[«»“”",.;:?!)]+$/g, '') || word);
  const significant = words.filter((word) => !stopWords.has(word));
  return [...new Set(significant.length > 0 ? significant : words)].slice(0, maxTerms);
}

/**
 * Whether a text contains a word, also within another (`dir` in `Biodiritto`), or another form of it
 * (`borsa` for `borse`). An elided article (`l'esame`) is ignored.
 */
export function matchesTerm({ plain, forms }: IndexedText, word: string): boolean {
  const bare = stripElision(word);
  return plain.includes(bare) || forms.has(stem(bare));
}

/** Whether a text matches every word; without words, none does. */
export function matchesAllTerms(text: IndexedText, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => matchesTerm(text, word));
}

/** The result of a search by words. */
export interface TermSearchResult<Item> {
  items: Item[];
  /** Whether they match every word; otherwise they match most of them. */
  isComplete: boolean;
}

/**
 * The items that match every word; if there are none, those that match most of them, such as the guide
 * `Borse e prestiti` for `borse di studio`. The order stays.
 */
export function searchByTerms<Item>(
  items: readonly Item[],
  words: readonly string[],
  textOf: (item: Item) => IndexedText,
): TermSearchResult<Item> {
  const counted = items.map((item) => {
    const text = textOf(item);
    return { item, count: words.filter((word) => matchesTerm(text, word)).length };
  });
  const most = counted.reduce((best, { count }) => Math.max(best, count), 0);
  const best = most === 0 ? [] : counted.filter(({ count }) => count === most);
  return {
    items: best.map(({ item }) => item),
    isComplete: best.length === 0 || most === words.length,
  };
}

/** The words of a normalised text and their indices. */
export function wordsIn(plain: string): { word: string; start: number }[] {
  return [...plain.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
  }));
}

/** `dell'esame` without its elided article. */
export function stripElision(word: string): string {
  return word.replace(/^(?:[cdl]|un|all|dall|dell|nell|sull|quell)'(?=.)/, '');
}
