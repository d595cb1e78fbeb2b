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
  /** Its size, where the storage has it. */
  bytes?: number | undefined;
}

/** The files of a page, newest first. */
export interface FileList {
  files: readonly HandoutFile[];
  /** How many there are. The HTML of a page carries the first of them, and the browser reads the others on request. */
  total: number;
  /** When the oldest was uploaded, as ISO 8601. */
  oldest: string | null;
}

/** Longer lists have a filter. */
export const longList = 30;

/** How many files of a list a page's HTML carries, and shows before "show more": of a long one, a phone's first screens. */
export const firstFiles = (total: number): number => (total > longList ? 20 : longList);

export const fileList = (files: readonly HandoutFile[]): FileList => ({
  files,
  total: files.length,
  oldest: files.at(-1)?.uploadedAt ?? null,
});

/** The columns of `handouts` that a course's page reads. */
export const courseColumns = 'id,filename,year,uploaded_at,file_url';

/** Lists of several courses also read the course. */
export const fileColumns = `${courseColumns},subject` as const;

/** The columns of `clmg_handouts` that a year's page reads. */
export const clmgColumns = 'id,name,url,created_at';

/** Wider than the generated types, because tables that were filled by hand have values of any type. */
type HandoutRow = Record<'id' | 'filename' | 'year' | 'uploaded_at' | 'file_url', unknown> & {
  subject?: unknown;
};

type ClmgRow = Record<'id' | 'name' | 'created_at' | 'url', unknown> & { course_year: number };

/** A row's name, as it is written; rows without one are ignored everywhere. */
export function nameOf(value: unknown): string | undefined {
  const name = cellText(value) ?? '';
  return name.trim() === '' ? undefined : name;
}

/** A row of `handouts` as a file; undefined without a name. */
export function handoutFile(row: HandoutRow): HandoutFile | undefined {
  const name = nameOf(row.filename)?.trim();
  if (name === undefined) return undefined;
  return {
    id: String(row.id),
    name,
    subject: cellText(row.subject)?.trim() ?? '',
    year: yearOfRow(cellText(row.year)),
    clmgYear: undefined,
    uploadedAt: cellText(row.uploaded_at),
    url: cellText(row.file_url),
  };
}

/** A row of `clmg_handouts` as a file; undefined without a name. */
export function clmgFile(row: ClmgRow): HandoutFile | undefined {
  const name = nameOf(row.name)?.trim();
  if (name === undefined) return undefined;
  return {
    id: String(row.id),
    name,
    subject: '',
    year: undefined,
    clmgYear: clmgYears.find(({ courseYear }) => courseYear === row.course_year),
    uploadedAt: cellText(row.created_at),
    url: cellText(row.url),
  };
}

/** The files of `handouts`, in the order of the rows; those without a date come last. */
export const handoutFiles = (rows: readonly HandoutRow[]) => datedFirst(rows.map(handoutFile));

/** The files of `clmg_handouts`, in the order of the rows; those without a date come last. */
export const clmgFiles = (rows: readonly ClmgRow[]) => datedFirst(rows.map(clmgFile));

/** PostgreSQL sorts rows without a date first when the newest come first. */
function datedFirst(rows: readonly (HandoutFile | undefined)[]): HandoutFile[] {
  const files = rows.filter((file) => file !== undefined);
  const isDated = ({ uploadedAt }: HandoutFile) => uploadedAt !== null;
  return [...files.filter(isDated), ...files.filter((file) => !isDated(file))];
}
