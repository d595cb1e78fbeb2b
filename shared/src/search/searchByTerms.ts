import { normalizeText } from './normalizeText.ts';
import { stem } from './stem.ts';
import { stopWords } from './stopWords.ts';

/** A text as it is searched by words: prepared once, not at every letter typed. */
export interface IndexedText {
  plain: string;
  /** The form of each of its words. */
  forms: ReadonlySet<string>;
}

/** Prepares texts to be searched together, such as a title and its description. */
export function indexText(...texts: readonly (string | null | undefined)[]): IndexedText {
  const plain = normalizeText(texts.filter(Boolean).join('\n'));
  return { plain, forms: new Set(wordsIn(plain).map(({ word }) => stem(word))) };
}

/**
 * The words of what was typed, folded, to be looked for one by one. Those that say nothing (`la`,
 * `di`, `the`) are left out, unless nothing else was typed; blank has none.
 */
export function queryTerms(typed: string): string[] {
  const words = normalizeText(typed)
    .split(/\s+/)
    .filter(Boolean)
    // A whole question may be typed; signs alone stand for themselves.
    .map((word) => word.replace(/^[-«»“”"(]+|[«»“”",.;:?!)]+$/g, '') || word);
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}

/**
 * Whether a text says a word: the letters stand somewhere in it (`dir` in `Biodiritto`), or one of its
 * words is another form of it (`borse` where it says `borsa`). An article that lost its vowel
 * (`l'esame`) does not count.
 */
export function matchesTerm({ plain, forms }: IndexedText, word: string): boolean {
  const bare = stripElision(word);
  return plain.includes(bare) || forms.has(stem(bare));
}

/** Whether a text says every word; no words are said by none. */
export function matchesAllTerms(text: IndexedText, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => matchesTerm(text, word));
}

/** What a search by words found. */
export interface TermSearchResult<Item> {
  items: Item[];
  /** Whether they say every word; otherwise they are those that say most of them. */
  isComplete: boolean;
}

/**
 * The items that say every word; where none does, those that say most of them: of `borse di studio`,
 * the guide `Borse e prestiti`. In the order given.
 */
export function searchByTerms<Item>(
  items: readonly Item[],
  words: readonly string[],
  saidBy: (item: Item) => IndexedText,
): TermSearchResult<Item> {
  const counted = items.map((item) => {
    const text = saidBy(item);
    return { item, count: words.filter((word) => matchesTerm(text, word)).length };
  });
  const most = counted.reduce((best, { count }) => Math.max(best, count), 0);
  const best = most === 0 ? [] : counted.filter(({ count }) => count === most);
  return {
    items: best.map(({ item }) => item),
    isComplete: best.length === 0 || most === words.length,
  };
}

/** Where the words of a folded text stand. */
export function wordsIn(plain: string): { word: string; start: number }[] {
  return [...plain.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
  }));
}

/** `dell'esame` without what is in front of the apostrophe. */
export function stripElision(word: string): string {
  return word.replace(/^(?:[cdl]|un|all|dall|dell|nell|sull|quell)'(?=.)/, '');
}
