import { z } from 'zod';
import { siteTables } from './siteTables.ts';

/** A row as it comes: of another installation, any column may hold anything or be absent. */
export const row = z.record(z.string(), z.unknown());
export type Row = z.infer<typeof row>;

/** Every row of every table that could be read. */
export type Tables = ReadonlyMap<string, readonly Row[]>;

/** The text of a field; null for anything else, so that a surprising type is found and not trusted. */
export function textOf(row: Row, column: string): string | null {
  const value = row[column];
  return typeof value === 'string' ? value : null;
}

/** Whether a field holds nothing that a page could show. */
export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && !value.trim());
}

/** A value as it is written, so that a space at its end can be seen. */
export function shown(value: unknown): string {
  return isBlank(value) && typeof value !== 'string' ? 'NULL' : JSON.stringify(value);
}

/** The row's key; empty where a table, once a sheet, has none. */
export function rowId(row: Row): string {
  return String(row.id ?? row.ID ?? '');
}

/** The course of a row that is an exam. */
export function courseOfRow(table: string, row: Row): { course: string } | undefined {
  const columns = siteTables.find((known) => known.table === table)?.needed ?? [];
  const isExam = columns.includes('course') && columns.includes('subject');
  return isExam ? { course: textOf(row, 'course')?.trim() ?? '' } : undefined;
}

/** What a person calls the row: the column that the page sets largest. */
export function nameOfRow(table: string, row: Row): string {
  const column = siteTables.find((known) => known.table === table)?.name ?? 'name';
  return textOf(row, column)?.trim().replace(/\s+/g, ' ') ?? '';
}
