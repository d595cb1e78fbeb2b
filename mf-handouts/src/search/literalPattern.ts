/** Longer than any file name, short enough for an address. */
const longestTerm = 100;

/**
 * What is really searched of what was typed: trimmed, without the NUL character (which the database
 * refuses) and at most 100 characters long. An empty text means that there is nothing to search.
 */
export function searchTerm(typed: string): string {
  const clean = typed.replaceAll('\0', '').trim();
  return [...clean].slice(0, longestTerm).join('').trim();
}

/**
 * A search term as a regular expression that matches it literally, whatever it contains.
 *
 * Every ASCII character but letters and digits becomes `\uXXXX`, which means that character to
 * PostgreSQL's `~*` and nothing to the filter grammar around it, where a comma, a point or a
 * parenthesis would end the filter. Letters beyond ASCII stand for themselves. With `imatch` this is
 * exact on PostgREST and on the embedded backend alike, where quoted values are not.
 */
export function literalPattern(term: string): string {
  return term.replace(/[\0-\x7f]/g, (character) =>
    /[A-Za-z0-9]/.test(character)
      ? character
      : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
