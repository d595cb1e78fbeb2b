import { z } from 'shared/zod';
import { name, readRows } from './readRows.ts';

/** The undergraduate years: as `handouts.year` writes them, and as addresses do. */
const years = [
  { inTable: 'First Year', slug: 'primo-anno' },
  { inTable: 'Second Year', slug: 'secondo-anno' },
  { inTable: 'Third Year', slug: 'terzo-anno' },
] as const;

/** The values of `handouts.year` that have a page. */
export const yearsInTable: readonly string[] = years.map(({ inTable }) => inTable);

/** The year that a row of `handouts` names, if it has a page. */
export function yearOfTable(text: string): YearSlug | undefined {
  return years.find(({ inTable }) => inTable === text)?.slug;
}

/** The years of the law degree, as addresses write them. */
export const clmgYears = [
  'primo-anno',
  'secondo-anno',
  'terzo-anno',
  'quarto-anno',
  'quinto-anno',
] as const;

export type YearSlug = (typeof clmgYears)[number];

/** A course of a year and how many files it has. */
export interface Course {
  year: YearSlug;
  subject: string;
  files: number;
  to: string;
}

const rowSchema = z.object({ year: z.string(), subject: z.string(), filename: name });

/**
 * The courses of the rows of `handouts`, each once a year, in the order of the rows. Spellings that
 * differ in the space around them are one course, under the address of the first.
 */
export function coursesOf(rows: readonly unknown[]): Course[] {
  const courses = new Map<string, Course>();
  for (const row of readRows(rowSchema, rows)) {
    const year = yearOfTable(row.year);
    const subject = row.subject.trim();
    const to = year && courseAddress(year, row.subject);
    if (!year || !to || subject === '') continue;
    const key = `${year}/${subject}`;
    const known = courses.get(key) ?? { year, subject, files: 0, to };
    courses.set(key, { ...known, files: known.files + 1 });
  }
  return [...courses.values()];
}

/**
 * The address of a course: its subject as the table writes it, encoded once. Half of a surrogate
 * pair cannot be encoded; `.` and `..` are directions in every address and lead to no course.
 */
export function courseAddress(year: YearSlug, subject: string): string | undefined {
  if (subject === '.' || subject === '..') return undefined;
  return `/dispense/${year}/${encodeURIComponent(subject.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;
}
