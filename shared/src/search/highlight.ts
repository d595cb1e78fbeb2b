import { normalizeQuery, normalizeText } from './normalizeText.ts';
import { mayMatchAt, stripElision, wordsIn } from './searchByTerms.ts';
import { stem } from './stem.ts';

/** A segment of a text, and whether it matches the search. */
interface TextSegment {
  text: string;
  found: boolean;
  /** The segment's index in the whole text. */
  start: number;
}

/** The range of a match in the normalised text. */
interface Match {
  start: number;
  end: number;
}

/**
 * Splits a text at the matches of a term, compared as `includesText` does: without accents or case. The
 * joined segments are the text.
 */
export function highlight(text: string, term: string): TextSegment[] {
  return segmentsOf(text, [normalizeQuery(term)]);
}

/**
 * Splits a text at the matches of words, compared as `matchesTerm` does: another form of a word matches whole.
 * The longest match counts where several begin.
 */
export function highlightTerms(text: string, words: readonly string[]): TextSegment[] {
  const bare = words.map(stripElision);
  return segmentsOf(text, [...words, ...bare], new Set(bare.map(stem)), mayMatchAt);
}

/**
 * @param forms The stems of words that match whole.
 * @param mayMatch Whether a term counts where it is found.
 */
function segmentsOf(
  text: string,
  terms: readonly string[],
  forms: ReadonlySet<string> = new Set(),
  mayMatch: typeof mayMatchAt = () => true,
): TextSegment[] {
  const { plain, indices } = normalizeWithIndices(text);
  const segments: TextSegment[] = [];
  const add = (start: number, end: number, found: boolean) => {
    if (end > start) segments.push({ text: text.slice(start, end), found, start });
  };
  let done = 0;
  for (const match of matchesIn(plain, terms, forms, mayMatch)) {
    const start = Math.max(done, indices[match.start] ?? 0);
    const end = indices[match.end] ?? text.length;
    add(done, start, false);
    add(start, end, true);
    done = Math.max(done, end);
  }
  add(done, text.length, false);
  return segments;
}

/**
 * The matches from left to right, the longest of those that begin alike, without overlaps. One pass over the text
 * finds all terms.
 */
function* matchesIn(
  plain: string,
  terms: readonly string[],
  forms: ReadonlySet<string>,
  mayMatch: typeof mayMatchAt,
): Generator<Match> {
  const patterns = [...new Set(terms)]
    .filter(Boolean)
    .sort((left, right) => right.length - left.length)
    .map((term) => term.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  const anyTerm = new RegExp(patterns.join('|') || '(?!)', 'g');
  const wholeWords = (forms.size > 0 ? wordsIn(plain) : [])
    .filter(({ word }) => forms.has(stem(word)))
    .map(({ word, start }) => ({ start, end: start + word.length }))
    .values();
  const nextTerm = (from: number) => {
    anyTerm.lastIndex = from;
    for (let match = anyTerm.exec(plain); match; match = anyTerm.exec(plain)) {
      const [term] = match;
      if (mayMatch(plain, term, match.index))
        return { start: match.index, end: match.index + term.length };
      anyTerm.lastIndex = match.index + 1;
    }
    return undefined;
  };
  let term = nextTerm(0);
  let word: Match | undefined = wholeWords.next().value;
  while (term || word) {
    const isWord =
      word &&
      (!term || word.start < term.start || (word.start === term.start && word.end > term.end));
    const match = isWord ? word : term;
    if (!match) return;
    yield match;
    if (term && term.start < match.end) term = nextTerm(match.end);
    while (word && word.start < match.end) word = wholeWords.next().value;
  }
}

/** The normalised text and, for each of its UTF-16 units, the index of its character in the original. */
function normalizeWithIndices(text: string): { plain: string; indices: number[] } {
  const indices: number[] = [];
  let plain = '';
  let index = 0;
  for (const character of text) {
    const letters = normalizeText(character);
    plain += letters;
    for (let unit = 0; unit < letters.length; unit++) indices.push(index);
    index += character.length;
  }
  return { plain, indices };
}
