import { normalizeQuery, normalizeText, softHyphen } from './normalizeText.ts';
import { stem } from './stem.ts';
import { stopWords } from './stopWords.ts';
import { typoDistance } from './typoDistance.ts';

/** A text prepared for searches by words: once, instead of at every keystroke. */
interface Indexed {
  plain: string;
  /** Its words, to which typos are corrected. */
  words: ReadonlySet<string>;
  /** The stems of its words. */
  forms: ReadonlySet<string>;
}

/** What is searched together, prepared: a name, and it with everything else by which it is found. */
export interface IndexedText {
  name: Indexed;
  all: Indexed;
}

/** Prepares texts to be searched together: first the name, then others such as a description. */
export function indexText(
  name: string | null | undefined,
  ...others: readonly (string | null | undefined)[]
): IndexedText {
  return { name: indexed(name ?? ''), all: indexed([name, ...others].filter(Boolean).join('\n')) };
}

function indexed(text: string): Indexed {
  const plain = normalizeText(withHyphens(text));
  const words = new Set(wordsIn(plain).map(({ word }) => word));
  return { plain, words, forms: new Set([...words].map(stem)) };
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

/** Shorter terms are searched at the beginning of words only: "iva" is not "privato". */
const shortestPart = 4;

/** Whether a term may be found at an index of a normalised text, if it is there. */
export const mayMatchAt = (plain: string, term: string, index: number): boolean =>
  term.length >= shortestPart || beginsWord(plain, term, index);

const letter = /[\p{L}\p{N}]/u;

const beginsWord = (plain: string, term: string, index: number) =>
  !letter.test(term.charAt(0)) || !letter.test(plain.charAt(index - 1));

/** How a term is found: as a word or another form of one, as a word's beginning, or within a word. */
const places = { word: 0, beginning: 1, within: 2 };

function placeOf(term: string, { plain, forms }: Indexed): number | undefined {
  if (forms.has(stem(term))) return places.word;
  let place: number | undefined;
  for (let at = plain.indexOf(term); at !== -1; at = plain.indexOf(term, at + 1)) {
    if (beginsWord(plain, term, at)) return places.beginning;
    if (term.length >= shortestPart) place = places.within;
  }
  return place;
}

/** How well a term fits, the less the better: its place in the name, or after those its place in another text. */
const inName = 1;
const elsewhere = 4;

/** Of two names that fit equally well, the one that begins with the query is better. */
const startsName = -0.5;

function termFit({ name, all }: IndexedText, word: string): number | undefined {
  const term = stripElision(word);
  if (term === '') return undefined;
  const place = placeOf(term, name);
  if (place !== undefined) return inName + place;
  const other = placeOf(term, all);
  return other === undefined ? undefined : elsewhere + other;
}

/**
 * Whether a text contains a word, another form of it (`borsa` for `borse`), the beginning of a word, or, from four
 * letters on, a part of one (`diritto` in `Biodiritto`). An elided article (`l'esame`) is ignored.
 */
export const matchesTerm = (text: IndexedText, word: string): boolean =>
  termFit(text, word) !== undefined;

/** Whether a text matches every word; without words, none does. */
export function matchesAllTerms(text: IndexedText, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => matchesTerm(text, word));
}

/** The result of a search by words. */
export interface TermSearchResult<Item> {
  /** Best first; equally good ones keep their order. */
  items: Item[];
  /** How well each item matches; the least is the best. */
  fits: ReadonlyMap<Item, number>;
  /** Whether they match every term; otherwise they match most of them. */
  isComplete: boolean;
  /** What was searched for: terms that nothing matches are replaced by what was probably meant. */
  terms: readonly string[];
  isCorrected: boolean;
}

/**
 * The items that match every word of a query, in any order; if there are none, with typos corrected; else those that
 * match most words, such as the guide `Borse e prestiti` for `borse di studio`. Whole words come before parts of words,
 * and names before other texts.
 */
export function searchByTerms<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => IndexedText,
): TermSearchResult<Item> {
  const texts = items.map((item) => ({ item, text: textOf(item) }));
  const terms = queryTerms(typed);
  const found = bestMatches(texts, terms, normalizeQuery(typed));
  if (found.isComplete && found.items.length > 0) return found;
  const isKnown = (term: string) => texts.some(({ text }) => matchesTerm(text, term));
  const meant = terms.map((term) =>
    isKnown(term) ? term : (nearestWord(stripElision(term), texts) ?? term),
  );
  if (meant.every((term, index) => term === terms[index])) return found;
  return { ...bestMatches(texts, meant, meant.join(' ')), isCorrected: true };
}

/** The items that match most terms, best first. */
function bestMatches<Item>(
  texts: readonly { item: Item; text: IndexedText }[],
  terms: readonly string[],
  query: string,
): TermSearchResult<Item> {
  const counted = texts.map(({ item, text }) => {
    const fits = terms.flatMap((term) => termFit(text, term) ?? []);
    const isStart = fits.length === terms.length && text.name.plain.startsWith(query);
    return { item, count: fits.length, fit: Math.max(...fits) + (isStart ? startsName : 0) };
  });
  const most = counted.reduce((best, { count }) => Math.max(best, count), 0);
  const best = most === 0 ? [] : counted.filter(({ count }) => count === most);
  best.sort((left, right) => left.fit - right.fit);
  return {
    items: best.map(({ item }) => item),
    fits: new Map(best.map(({ item, fit }) => [item, fit])),
    isComplete: best.length === 0 || most === terms.length,
    terms,
    isCorrected: false,
  };
}

/** The word of the texts from which a term differs by the fewest typos. */
function nearestWord(term: string, texts: readonly { text: IndexedText }[]): string | undefined {
  let least = Number.POSITIVE_INFINITY;
  let nearest: string | undefined;
  const tried = new Set<string>();
  for (const { text } of texts) {
    for (const word of text.all.words) {
      if (tried.has(word)) continue;
      tried.add(word);
      const distance = typoDistance(term, word) ?? least;
      if (distance < least) [nearest, least] = [word, distance];
    }
  }
  return nearest;
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
