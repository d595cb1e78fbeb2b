import { cutText } from './cutText.ts';

/** Letters that Unicode does not decompose, replaced as PostgreSQL's `unaccent` does. */
const undecomposed = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ł', 'l'],
]);

/** The longest query, as typed and as normalised: one letter may become eighteen (`ﷺ`). */
export const maxQueryLength = 200;

/** Where a word may be divided at the end of a line (U+00AD); invisible elsewhere. */
export const softHyphen = '\u00AD';

/** A text for comparison: without accents, case or soft hyphens, and with one kind of apostrophe. */
export function normalizeText(text: string): string {
  return text
    .replaceAll(softHyphen, '')
    .replace(/[’‘`´]/g, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđł]/g, (letter) => undecomposed.get(letter) ?? letter);
}

/** A query for comparison, which may come from a URL: normalised, trimmed, and cut at `maxQueryLength`. */
export function normalizeQuery(typed: string): string {
  const cut = (text: string) => cutText(text.trim(), maxQueryLength);
  return cut(normalizeText(cut(typed))).trim();
}

/** The normalised words of a text: letters and digits, with hyphens inside a word (`is-lm`). */
export function tokenize(text: string): string[] {
  return normalizeText(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
}

/** Whether two values of a table are equal when normalised, whatever their spacing: `"Qualità "`, `"QUALITÀ"`. */
export function isSameText(left: string | null, right: string | null): boolean {
  return left !== null && right !== null && comparableText(left) === comparableText(right);
}

/** Equal for texts that people take for the same: case, accents and spaces do not count. */
export const comparableText = (text: string) => normalizeText(text).trim().replace(/\s+/g, ' ');

/** Whether `text` contains what was typed, without regard to accents and case. */
export function includesText(text: string | null, typed: string): boolean {
  return text !== null && normalizeText(text).includes(normalizeQuery(typed));
}
