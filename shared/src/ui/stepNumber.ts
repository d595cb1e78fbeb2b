/**
 * Adds a step to the number in a text field, keeping its decimal mark and its bounds.
 *
 * @param text The field's text, with a comma or a point.
 * @param by The step; negative to go down.
 * @param mark The decimal mark when the text has none.
 * @returns null when the text is not a number.
 */
export function stepped(
  text: string,
  by: number,
  mark: string,
  {
    min = 0,
    max = Number.POSITIVE_INFINITY,
  }: { min?: number | undefined; max?: number | undefined } = {},
): string | null {
  const typed = text.trim();
  if (!/^\d+([.,]\d+)?$/.test(typed)) return null;
  const decimals = Math.max(decimalsOf(typed), decimalsOf(String(Math.abs(by))));
  const value = Math.min(max, Math.max(min, Number(typed.replace(',', '.')) + by));
  const ownMark = /[.,]/.exec(typed)?.[0] ?? mark;
  return value.toFixed(decimals).replace('.', ownMark);
}

const decimalsOf = (text: string): number => text.split(/[.,]/)[1]?.length ?? 0;
