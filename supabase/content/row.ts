import { z } from 'zod';
import { siteTables } from './siteTables.ts';

/** A row of any installation: any column may be absent or have any type. */
export const row = z.record(z.string(), z.unknown());
export type Row = z.infer<typeof row>;

/** Every row of every table that could be read. */
export type Tables = ReadonlyMap<string, readonly Row[]>;

/** A field; undefined where the row has no such column. */
export function fieldOf(row: Row, column: string): unknown {
  return Object.hasOwn(row, column) ? row[column] : undefined;
}

/** The text of a field; null for any other type. */
export function textOf(row: Row, column: string): string | null {
  const value = fieldOf(row, column);
  return typeof value === 'string' ? value : null;
}

/** Whether a page has nothing to show for a value. */
export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && !value.trim());
}

/** A value in quotation marks, so that trailing spaces are visible. */
export function shown(value: unknown): string {
  return isBlank(value) && typeof value !== 'string' ? 'NULL' : JSON.stringify(value);
}

/** The row's key; empty in a table without one. */
export function rowId(row: Row): string {
  return String(row.id ?? row.ID ?? '');
}

/** The course of a row that is an exam. */
export function courseOfRow(table: string, row: Row): { course: string } | undefined {
  const columns = siteTables.find((known) => known.table === table)?.needed ?? [];
  const isExam = columns.includes('course') && columns.includes('subject');
  return isExam ? { course: textOf(row, 'course')?.trim() ?? '' } : undefined;
}

/** What a person calls the row: the column that the page shows as its title. */
export function nameOfRow(table: string, row: Row): string {
  const column = siteTables.find((known) => known.table === table)?.name ?? 'name';
  return textOf(row, column)?.trim().replace(/\s+/g, ' ') ?? '';
}
