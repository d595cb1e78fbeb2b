import { type Finding, finding, tableFinding } from '../finding.ts';
import { isBlank, shown, type Tables } from '../row.ts';
import { siteTables } from '../siteTables.ts';

/** Columns that the site selects and an older installation lacks. An empty table is not checked. */
export function checkColumns(tables: Tables): Finding[] {
  return siteTables.flatMap(({ table, columns }) => {
    const row = tables.get(table)?.[0];
    if (row === undefined) return [];
    return columns
      .filter((column) => !(column in row))
      .map((column) => tableFinding('missing column', table, column, { column }));
  });
}

/** Rows without the text that a page would show. */
export function checkNames(tables: Tables): Finding[] {
  return siteTables.flatMap(({ table, needed }) =>
    (tables.get(table) ?? []).flatMap((row) =>
      needed
        .filter((column) => column in row && isBlank(row[column]))
        .map((column) =>
          finding('missing name', table, row, { column, detail: shown(row[column]) }),
        ),
    ),
  );
}

/** Leading and trailing whitespace: invisible, but the texts are not equal. */
export function checkSpaces(tables: Tables): Finding[] {
  return [...tables].flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      Object.entries(row)
        .filter(([, value]) => typeof value === 'string' && value.trim() && value !== value.trim())
        .map(([column, value]) =>
          finding('untrimmed text', table, row, { column, detail: shown(value) }),
        ),
    ),
  );
}
