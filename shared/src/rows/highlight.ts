import { folded } from './text.ts';

/** A piece of a text, and whether it is what was searched. */
export interface Piece {
  text: string;
  found: boolean;
  /** Where it begins in the whole text. */
  start: number;
}

/**
 * Cuts a text where one of the terms stands in it, compared as `matches` does: without accents or
 * case. Where several begin at one place, the longest counts. The pieces joined are always the text
 * itself.
 */
export function highlight(text: string, ...terms: readonly string[]): Piece[] {
  const wanted = terms.map((term) => folded(term).trim()).filter((term) => term !== '');
  const { plain, places } = foldedWithPlaces(text);
  const pieces: Piece[] = [];
  const cut = (start: number, end: number, found: boolean) => {
    if (end > start) pieces.push({ text: text.slice(start, end), found, start });
  };
  let done = 0;
  for (let hit = nextHit(plain, wanted, 0); hit; hit = nextHit(plain, wanted, hit.end)) {
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
    const letters = folded(character);
    plain += letters;
    for (let unit = 0; unit < letters.length; unit++) places.push(place);
    place += character.length;
  }
  return { plain, places };
}

/** The first place from `from` on where one of the terms stands. */
function nextHit(
  plain: string,
  wanted: readonly string[],
  from: number,
): { start: number; end: number } | undefined {
  const hits = wanted
    .map((term) => ({ start: plain.indexOf(term, from), length: term.length }))
    .filter(({ start }) => start !== -1)
    .sort((left, right) => left.start - right.start || right.length - left.length);
  const [first] = hits;
  return first && { start: first.start, end: first.start + first.length };
}
