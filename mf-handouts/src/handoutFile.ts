import { cellText } from 'shared/format';
import { type ClmgYear, clmgYears, type UndergraduateYear, yearOfRow } from './years.ts';

/** One file as the pages show it. */
export interface HandoutFile {
  id: string;
  name: string;
  /** The course; empty for the law degree, which has none. */
  subject: string;
  /** Undefined for the law degree and for an unknown year. */
  year: UndergraduateYear | undefined;
  /** Undefined for all but the law degree. */
  clmgYear: ClmgYear | undefined;
  /** ISO 8601. */
  uploadedAt: string | null;
  /** The URL in the table, not yet checked to be safe. */
  url: string | null;
}

/** The columns of `handouts` that a course's page reads. */
export const courseColumns = 'id,filename,year,uploaded_at,file_url';

/** Lists of several courses also read the course. */
export const fileColumns = `${courseColumns},subject` as const;

/** The columns of `clmg_handouts` that a year's page reads. */
export const clmgColumns = 'id,name,url,created_at';

/** Wider than the generated types: tables that grew by hand hold anything. */
interface HandoutRow {
  id: unknown;
  filename: unknown;
  subject?: unknown;
  year: unknown;
  uploaded_at: unknown;
  file_url: unknown;
}

interface ClmgRow {
  id: unknown;
  name: unknown;
  course_year: number;
  created_at: unknown;
  url: unknown;
}

/** A row's name, as it is written; rows without one are ignored everywhere. */
export function nameOf(value: unknown): string | undefined {
  const name = cellText(value) ?? '';
  return name.trim() === '' ? undefined : name;
}

/** The files of `handouts`, in the order of the rows; those without a date come last. */
export function handoutFiles(rows: readonly HandoutRow[]): HandoutFile[] {
  return toFiles(rows, ({ id, filename, subject, year, uploaded_at, file_url }) => ({
    id: String(id),
    name: filename,
    subject: cellText(subject)?.trim() ?? '',
    year: yearOfRow(cellText(year)),
    clmgYear: undefined,
    uploadedAt: cellText(uploaded_at),
    url: cellText(file_url),
  }));
}

/** The files of `clmg_handouts`, in the order of the rows; those without a date come last. */
export function clmgFiles(rows: readonly ClmgRow[]): HandoutFile[] {
  return toFiles(rows, ({ id, name, course_year, created_at, url }) => ({
    id: String(id),
    name,
    subject: '',
    year: undefined,
    clmgYear: clmgYears.find(({ courseYear }) => courseYear === course_year),
    uploadedAt: cellText(created_at),
    url: cellText(url),
  }));
}

function toFiles<Row>(
  rows: readonly Row[],
  toFile: (row: Row) => Omit<HandoutFile, 'name'> & { name: unknown },
): HandoutFile[] {
  const files = rows.map(toFile).flatMap(({ name: value, ...file }) => {
    const name = nameOf(value);
    return name === undefined ? [] : { ...file, name: name.trim() };
  });
  // PostgreSQL sorts rows without a date first when the newest come first.
  const isDated = ({ uploadedAt }: HandoutFile) => uploadedAt !== null;
  return [...files.filter(isDated), ...files.filter((file) => !isDated(file))];
}
