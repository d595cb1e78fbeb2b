import { wrap } from './wrap.ts';

const gap = '  ';

/**
 * Renders rows in columns and wraps their cells. Ids are never wrapped, because people copy them.
 *
 * @param head the names of the columns in Studio.
 */
export function renderTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): string[] {
  const lines = [head, ...rows];
  const wanted = head.map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  const widths = columnWidths(wanted, width - gap.length * (head.length - 1));
  return lines.flatMap((cells) => tableLine(cells, widths));
}

/** The minimum width of all columns beside an id. */
const minBesideId = 34;

/** Each column but the last gets the width it wants, up to half of the remaining width. */
function columnWidths(wanted: readonly number[], width: number): number[] {
  let rest = width;
  return wanted.map((want, column) => {
    const isLast = column === wanted.length - 1;
    const isFirst = column === 0 && wanted.length > 2;
    const most = isLast ? rest : isFirst ? rest - minBesideId : Math.floor(rest / 2);
    const given = Math.min(want, most);
    rest -= given;
    return given;
  });
}

function tableLine(cells: readonly string[], widths: readonly number[]): string[] {
  const wrapped = widths.map((width, column) => wrap(cells[column] ?? '', width));
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, index) =>
    wrapped
      .map((lines, column) => (lines[index] ?? '').padEnd(widths[column] ?? 0))
      .join(gap)
      .trimEnd(),
  );
}
