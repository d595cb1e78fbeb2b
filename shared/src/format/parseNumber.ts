/**
 * A number as a student types it: comma or point, spaces around. Signs, exponents, letters and
 * everything else are not numbers.
 *
 * @returns null when it is not one: an unreadable number is never taken for 0.
 */
export function parseTypedNumber(text: string): number | null {
  const trimmed = text.trim();
  return /^\d{1,6}([.,]\d{1,6})?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}

/**
 * A score as the tables write it: a number, or text with a decimal comma (`646,38`). A point with
 * one or two decimals can only be a decimal point; with three it could be a thousand and is refused.
 *
 * @returns null when unknown. `n.d.`, `—`, an empty cell and `27 circa` are unknown, never 0.
 * Source: `entities.7` in docs/conformance.md; decision 17.
 */
export function parseScore(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : null;
  if (typeof value !== 'string') return null;
  const trimmed = value.trim();
  return /^\d{1,6}(,\d+|\.\d{1,2})?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}

/**
 * A multiplier as the tables write it: a number, or text with a comma or a point. A point is never a
 * thousand here: `1.025` is a little more than 1.
 *
 * @returns null when unknown.
 */
export function parseMultiplier(value: unknown): number | null {
  return typeof value === 'string' ? parseTypedNumber(value) : parseScore(value);
}
