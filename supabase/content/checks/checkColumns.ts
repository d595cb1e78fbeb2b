import { type Finding, tableFinding } from '../finding.ts';
import type { Tables } from '../row.ts';
import { siteTables } from '../siteTables.ts';

/** Columns that the site asks for and an older installation lacks. An empty table cannot tell. */
export function checkColumns(tables: Tables): Finding[] {
  return siteTables.flatMap(({ table, columns }) => {
    const row = tables.get(table)?.[0];
    if (row === undefined) return [];
    return columns
      .filter((column) => !(column in row))
      .map((column) => tableFinding('missing column', table, column, { column }));
  });
}
