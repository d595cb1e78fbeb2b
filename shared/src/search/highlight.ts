import { normalizeText } from './normalizeText.ts';
import { stripElision, wordsIn } from './searchByTerms.ts';
import { stem } from './stem.ts';

/** A piece of a text, and whether it is what was searched. */
export interface TextSegment {
  text: string;
  found: boolean;
  /** Where it begins in the whole text. */
  start: number;
}

/** Where something was found in the folded text. */
interface Hit {
  start: number;
  end: number;
}

/**
 * Cuts a text where one of the terms stands in it, compared as `includesText` does: without accents or
 * case. Where several begin at one place, the longest counts. The pieces joined are always the text
 * itself.
 */
export function highlight(text: string, ...terms: readonly string[]): TextSegment[] {
  return piecesOf(text, (plain) =>
    terms.flatMap((term) => placesOf(plain, normalizeText(term).trim())),
  );
}

/** The same for a search by words, compared as `says` does: another form of a word is marked whole. */
export function highlightTerms(text: string, words: readonly string[]): TextSegment[] {
  const forms = new Set(words.map((word) => stem(stripElision(word))));
  return piecesOf(text, (plain) => [
    ...words.flatMap((word) => [...placesOf(plain, word), ...placesOf(plain, stripElision(word))]),
    ...wordsIn(plain)
      .filter(({ word }) => forms.has(stem(word)))
      .map(({ word, start }) => ({ start, end: start + word.length })),
  ]);
}

function piecesOf(text: string, find: (plain: string) => Hit[]): TextSegment[] {
  const { plain, places } = foldedWithPlaces(text);
  const hits = find(plain).sort((left, right) => left.start - right.start || right.end - left.end);
  const pieces: TextSegment[] = [];
  const cut = (start: number, end: number, found: boolean) => {
    if (end > start) pieces.push({ text: text.slice(start, end), found, start });
  };
  let done = 0;
  let searched = 0;
  for (const hit of hits) {
    if (hit.start < searched) continue;
    searched = hit.end;
    const start = Math.max(done, places[hit.start] ?? 0);
    const end = places[hit.end] ?? text.length;
    cut(done, start, false);
    cut(start, end, true);
    done = Math.max(done, end);
  }
  cut(done, text.length, false);
  return pieces;
}

/** The folded text and, for each of its units, where its character begins in the original. */
function foldedWithPlaces(text: string): { plain: string; places: number[] } {
  const places: number[] = [];
  let plain = '';
  let place = 0;
  for (const character of text) {
    const letters = normalizeText(character);
    plain += letters;
    for (let unit = 0; unit < letters.length; unit++) places.push(place);
    place += character.length;
  }
  return { plain, places };
}

/** Every place where a term stands. */
function placesOf(plain: string, term: string): Hit[] {
  const hits: Hit[] = [];
  if (term === '') return hits;
  for (let start = plain.indexOf(term); start !== -1; start = plain.indexOf(term, start + 1)) {
    hits.push({ start, end: start + term.length });
  }
  return hits;
}
