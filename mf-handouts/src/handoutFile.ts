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

/** Wider than the generated types: real tables hold nulls and numbers where the schema has text. */
interface HandoutRow {
  id: string | number;
  filename: string | null;
  subject?: string | null;
  year: string | null;
  uploaded_at: string | null;
  file_url: string | null;
}

interface ClmgRow {
  id: string | number;
  name: string | null;
  course_year: number;
  created_at: string | null;
  url: string | null;
}

/** Whether a row has a name to show; rows without one are ignored everywhere. */
export function isNamed(name: string | null): name is string {
  return name !== null && name.trim() !== '';
}

/** The files of `handouts`, in the order of the rows; those without a date come last. */
export function handoutFiles(rows: readonly HandoutRow[]): HandoutFile[] {
  return toFiles(rows, ({ id, filename, subject, year, uploaded_at, file_url }) => ({
    id: String(id),
    name: filename,
    subject: subject?.trim() ?? '',
    year: yearOfRow(year),
    clmgYear: undefined,
    uploadedAt: uploaded_at,
    url: file_url,
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
    uploadedAt: created_at,
    url,
  }));
}

function toFiles<Row>(
  rows: readonly Row[],
  toFile: (row: Row) => Omit<HandoutFile, 'name'> & { name: string | null },
): HandoutFile[] {
  const files = rows
    .map(toFile)
    .flatMap(({ name, ...file }) => (isNamed(name) ? { ...file, name: name.trim() } : []));
  // PostgreSQL sorts rows without a date first when the newest come first.
  const isDated = ({ uploadedAt }: HandoutFile) => uploadedAt !== null;
  return [...files.filter(isDated), ...files.filter((file) => !isDated(file))];
}
