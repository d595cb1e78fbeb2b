import type { Row } from './project.ts';

/** The text of a field; null for anything else, so that a surprising type is found and not trusted. */
export function textOf(row: Row, field: string): string | null {
  const value = row[field];
  return typeof value === 'string' ? value : null;
}

/** Letters as the site compares them: without accents, case or surrounding space. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}

export function nameOfRow(row: Row): string {
  const label = ['filename', 'name', 'title', 'uni_name', 'uni', 'University', 'subject', 'course']
    .map((field) => textOf(row, field))
    .find((text) => text !== null);
  return `${row.id ?? row.ID ?? '?'}${label === undefined ? '' : ` (${label?.trim()})`}`;
}
