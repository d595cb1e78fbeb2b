import { wrap } from './wrap.ts';

const gap = '  ';

/**
 * Rows in columns, wrapped inside their cells. Ids keep one line, because they are copied; the other
 * columns share what is left.
 *
 * @param head Names of the columns, as Studio shows them.
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
  const widths = shared(wanted, width - gap.length * (head.length - 1));
  return lines.flatMap((cells) => tableLine(cells, widths));
}

/** What the columns beside an id need at least. */
const besideAnId = 34;

/** What each column gets: all but the last what it wants, as long as half of the rest remains. */
function shared(wanted: readonly number[], width: number): number[] {
  let rest = width;
  return wanted.map((want, column) => {
    const isLast = column === wanted.length - 1;
    const isFirst = column === 0 && wanted.length > 2;
    const most = isLast ? rest : isFirst ? rest - besideAnId : Math.floor(rest / 2);
    const given = Math.min(want, most);
    rest -= given;
    return given;
  });
}

function tableLine(cells: readonly string[], widths: readonly number[]): string[] {
  const wrapped = widths.map((width, column) => wrap(cells[column] ?? '', width));
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, place) =>
    wrapped
      .map((lines, column) => (lines[place] ?? '').padEnd(widths[column] ?? 0))
      .join(gap)
      .trimEnd(),
  );
}
