import { normalizeText } from './normalizeText.ts';
import { stripElision, wordsIn } from './searchByTerms.ts';
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
  return segmentsOf(text, (plain) => matchesOf(plain, normalizeText(term).trim()));
}

/**
 * Splits a text at the matches of words, compared as `matchesTerm` does: another form of a word matches whole.
 * The longest match counts where several begin.
 */
export function highlightTerms(text: string, words: readonly string[]): TextSegment[] {
  const forms = new Set(words.map((word) => stem(stripElision(word))));
  return segmentsOf(text, (plain) => [
    ...words.flatMap((word) => [
      ...matchesOf(plain, word),
      ...matchesOf(plain, stripElision(word)),
    ]),
    ...wordsIn(plain)
      .filter(({ word }) => forms.has(stem(word)))
      .map(({ word, start }) => ({ start, end: start + word.length })),
  ]);
}

function segmentsOf(text: string, find: (plain: string) => Match[]): TextSegment[] {
  const { plain, indices } = normalizeWithIndices(text);
  const matches = find(plain).sort(
    (left, right) => left.start - right.start || right.end - left.end,
  );
  const segments: TextSegment[] = [];
  const add = (start: number, end: number, found: boolean) => {
    if (end > start) segments.push({ text: text.slice(start, end), found, start });
  };
  let done = 0;
  let searched = 0;
  for (const match of matches) {
    if (match.start < searched) continue;
    searched = match.end;
    const start = Math.max(done, indices[match.start] ?? 0);
    const end = indices[match.end] ?? text.length;
    add(done, start, false);
    add(start, end, true);
    done = Math.max(done, end);
  }
  add(done, text.length, false);
  return segments;
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

/** Every match of a term, also overlapping ones. */
function matchesOf(plain: string, term: string): Match[] {
  const matches: Match[] = [];
  if (term === '') return matches;
  for (let start = plain.indexOf(term); start !== -1; start = plain.indexOf(term, start + 1)) {
    matches.push({ start, end: start + term.length });
  }
  return matches;
}
