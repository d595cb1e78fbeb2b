import { type Finding, finding } from '../finding.ts';
import { isBlank, type Row, shown, type Tables } from '../row.ts';
import { siteTables } from '../siteTables.ts';

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

/** Spaces, tabs and line breaks around a text: nobody sees them, and two texts differ by them. */
export function checkSpaces(tables: Tables): Finding[] {
  return [...tables].flatMap(([table, rows]) =>
    rows.flatMap((row: Row) =>
      Object.entries(row)
        .filter(([, value]) => typeof value === 'string' && !isBlank(value))
        .filter(([, value]) => value !== String(value).trim())
        .map(([column, value]) =>
          finding('untrimmed text', table, row, { column, detail: shown(value) }),
        ),
    ),
  );
}
