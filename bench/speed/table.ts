/**
 * A Markdown table as this repository's formatter writes it.
 *
 * @param texts How many columns from the left are text; the others are figures, which stand right.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  texts = 1,
): string {
  const widths = head.map((_, index) =>
    Math.max(3, ...[head, ...rows].map((cells) => [...(cells[index] ?? '')].length)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const padded = (cells: readonly string[]) =>
    line(
      widths.map((width, index) => {
        const cell = cells[index] ?? '';
        return index < texts ? cell.padEnd(width) : cell.padStart(width);
      }),
    );
  const rule = line(
    widths.map((width, index) => (index < texts ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)),
  );
  return [padded(head), rule, ...rows.map(padded)].join('\n');
}
