/**
 * A search term as a regular expression that matches exactly its characters, safe inside `.or()`:
 * every ASCII character that is not a letter or a digit is written `\uXXXX`.
 */
export function literalPattern(term: string): string {
  return term
    .replaceAll('\0', '')
    .slice(0, 100)
    .replace(/[^A-Za-z0-9\u0080-\u{10ffff}]/gu, (character) => {
      const code = character.charCodeAt(0).toString(16).padStart(4, '0');
      return `\\u${code}`;
    });
}
