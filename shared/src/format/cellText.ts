/**
 * The text in a cell of a table, as it is; a number counts as its text. Tables that grew by hand hold values of
 * other types than the schema says, and one such value must not cost the other rows.
 *
 * @returns null for anything else.
 */
export function cellText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}
