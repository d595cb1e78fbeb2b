/** A Markdown table; the first column is text, the others are figures. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  texts = 1,
): string {
  const rule = head.map((_, index) => (index < texts ? '---' : '--:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
