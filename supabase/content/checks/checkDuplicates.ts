import { type Finding, finding } from '../finding.ts';
import { fieldOf, isBlank, nameOfRow, type Row, rowId, type Tables } from '../row.ts';
import { siteTables } from '../siteTables.ts';

/** Rows that a student cannot tell apart. The finding is about the second and names the first. */
export function checkDuplicates(tables: Tables): Finding[] {
  return siteTables.flatMap(({ table, identity: columns }) => {
    if (columns.length === 0) return [];
    const seen = new Map<string, Row>();
    return (tables.get(table) ?? []).flatMap((row) => {
      if (columns.some((column) => isBlank(fieldOf(row, column)))) return [];
      const identity = columns.map((column) => normalized(fieldOf(row, column))).join('\n');
      const first = seen.get(identity);
      if (first === undefined) seen.set(identity, row);
      return first === undefined
        ? []
        : [finding('duplicate', table, row, { detail: rowId(first) || nameOfRow(table, first) })];
    });
  });
}

function normalized(value: unknown): string {
  return String(value).trim().replace(/\s+/g, ' ').toLowerCase();
}
