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
