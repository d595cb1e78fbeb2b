import { courseAddress } from '../years/courseAddress.ts';
import { type ClmgYear, clmgYears, type UndergraduateYear, yearOfRow } from '../years/years.ts';

/** One file as the pages show it. */
export interface HandoutFile {
  id: string;
  name: string;
  /** The course, or an empty text for the law degree, which has none. */
  subject: string;
  /** The undergraduate year; undefined for the law degree and for a year that nobody knows. */
  year: UndergraduateYear | undefined;
  /** The year of the law degree; undefined for all others. */
  clmgYear: ClmgYear | undefined;
  /** When it was uploaded, ISO 8601. */
  uploadedAt: string | null;
  /** The address that the table gives, unchecked. */
  url: string | null;
}

/** What real tables hold where the schema promises a text or a uuid (decisions, data as it is). */
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

/** Whether a row has a name that a page can show: one without is left out everywhere. */
export function isNamed(name: string | null): name is string {
  return name !== null && name.trim() !== '';
}

/** The files of `handouts`, in the order of the rows; those without a date come last. */
export function handoutFiles(rows: readonly HandoutRow[]): HandoutFile[] {
  const files = rows.flatMap((row) =>
    isNamed(row.filename)
      ? {
          id: String(row.id),
          name: row.filename.trim(),
          subject: row.subject?.trim() ?? '',
          year: yearOfRow(row.year),
          clmgYear: undefined,
          uploadedAt: row.uploaded_at,
          url: row.file_url,
        }
      : [],
  );
  return undatedLast(files);
}

/** The files of `clmg_handouts`, in the order of the rows; those without a date come last. */
export function clmgFiles(rows: readonly ClmgRow[]): HandoutFile[] {
  const files = rows.flatMap((row) =>
    isNamed(row.name)
      ? {
          id: String(row.id),
          name: row.name.trim(),
          subject: '',
          year: undefined,
          clmgYear: clmgYears.find(({ courseYear }) => courseYear === row.course_year),
          uploadedAt: row.created_at,
          url: row.url,
        }
      : [],
  );
  return undatedLast(files);
}

/** "Newest first" puts rows without a date on top, in every database. */
function undatedLast(files: readonly HandoutFile[]): HandoutFile[] {
  const isDated = ({ uploadedAt }: HandoutFile) => uploadedAt !== null;
  return [...files.filter(isDated), ...files.filter((file) => !isDated(file))];
}

/** The page on which a file is listed, if it is known: its course's, or its law year's. */
export function listAddress({ clmgYear, year, subject }: HandoutFile): string | undefined {
  if (clmgYear) return `/dispense/clmg/${clmgYear.slug}`;
  return year && subject !== '' ? courseAddress(year, subject) : undefined;
}
