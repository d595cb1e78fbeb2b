/** A piece of a text, and whether it is what was searched. */
export interface Piece {
  text: string;
  found: boolean;
  /** Where it begins in the whole text. */
  start: number;
}

/** Letters as people compare them; may be longer or shorter than what it was given. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/**
 * Cuts a text where a search term stands in it, compared as `matches` of `shared/rows` does: without
 * accents or case. The pieces joined are always the text itself.
 */
export function highlight(text: string, term: string): Piece[] {
  const wanted = folded(term).trim();
  const whole: Piece[] = text === '' ? [] : [{ text, found: false, start: 0 }];
  if (wanted === '') return whole;

  // For every unit of the folded text, the place in `text` where its character begins.
  const places: number[] = [];
  let plain = '';
  let place = 0;
  for (const character of text) {
    const letters = folded(character);
    plain += letters;
    for (let unit = 0; unit < letters.length; unit++) places.push(place);
    place += character.length;
  }

  const pieces: Piece[] = [];
  const cut = (start: number, end: number, found: boolean) => {
    if (end > start) pieces.push({ text: text.slice(start, end), found, start });
  };
  let done = 0;
  for (let at = plain.indexOf(wanted); at !== -1; at = plain.indexOf(wanted, at + wanted.length)) {
    const start = Math.max(done, places[at] ?? 0);
    const end = places[at + wanted.length] ?? text.length;
    cut(done, start, false);
    cut(start, end, true);
    done = Math.max(done, end);
  }
  cut(done, text.length, false);
  return pieces;
}
