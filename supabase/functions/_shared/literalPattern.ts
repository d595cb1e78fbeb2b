/**
 * A regular expression that matches a text literally, for PostgREST's `imatch`; as
 * `mf-handouts/src/search/literalPattern.ts`, which says why.
 */
export function literalPattern(text: string): string {
  return text.replace(/[\0-\x7f]/g, (character) =>
    /[A-Za-z0-9]/.test(character)
      ? character
      : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
