/**
 * A regular expression that matches a text literally, for PostgREST's `imatch`.
 *
 * Every ASCII character but letters and digits becomes `\uXXXX`, which PostgreSQL's `~*` reads as that
 * character. PostgREST's filter grammar would end the filter at a comma, point or parenthesis. Quoted
 * values would not work on the embedded backend.
 */
export function literalPattern(text: string): string {
  return text.replace(/[\0-\x7f]/g, (character) =>
    /[A-Za-z0-9]/.test(character)
      ? character
      : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
