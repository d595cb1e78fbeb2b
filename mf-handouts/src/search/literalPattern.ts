/** Longer than any file name, short enough for a URL. */
const maxTermLength = 100;

/**
 * The term to search for a typed text: trimmed, without NUL characters (which PostgreSQL refuses) and
 * at most 100 characters long. Empty when there is nothing to search.
 */
export function searchTerm(typed: string): string {
  const clean = typed.replaceAll('\0', '').trim();
  return [...clean].slice(0, maxTermLength).join('').trim();
}

/**
 * A regular expression that matches a search term literally, for PostgREST's `imatch`.
 *
 * Every ASCII character but letters and digits becomes `\uXXXX`, which PostgreSQL's `~*` reads as that
 * character. PostgREST's filter grammar would end the filter at a comma, point or parenthesis. Quoted
 * values would not work on the embedded backend.
 */
export function literalPattern(term: string): string {
  return term.replace(/[\0-\x7f]/g, (character) =>
    /[A-Za-z0-9]/.test(character)
      ? character
      : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
