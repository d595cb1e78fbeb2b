/** A line of a page, and the size of its largest character. */
export type Line = { readonly text: string; readonly size: number };

/** Relative to the size in which most of the page is set. */
const minRelativeSize = 1.15;
const maxLength = 110;
const maxLines = 3;

/**
 * The headings of a page: short, larger than its text, and no sentence. A title that takes several lines
 * is several headings.
 */
export function headingsOf(lines: readonly Line[]): string[] {
  const minSize = minRelativeSize * bodySize(lines);
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group?.[0]?.size === line.size && line.text !== '') group.push(line);
    else groups.push([line]);
  }
  return groups
    .filter((group) => {
      const text = group.map((line) => line.text).join(' ');
      return (
        (group[0]?.size ?? 0) >= minSize &&
        group.length <= maxLines &&
        text.length <= maxLength &&
        /\p{L}{3}/u.test(text) &&
        !/[.;,]$/.test(text)
      );
    })
    .flatMap((group) => group.map(({ text }) => text));
}

/** The size of most characters. */
function bodySize(lines: readonly Line[]): number {
  const lengths = new Map<number, number>();
  for (const { text, size } of lines) lengths.set(size, (lengths.get(size) ?? 0) + text.length);
  const [most] = [...lengths].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? 0;
}
