import { parseRows, rowText } from 'shared/parse-rows';
import { z } from 'shared/zod';
import { coursePath } from './paths.ts';
import { type UndergraduateYear, undergraduateYears } from './years.ts';

/** A course of a year, as the search palette lists it. */
interface FoundCourse {
  year: UndergraduateYear;
  subject: string;
  /** How many files it has. */
  files: number;
  /** The URL of its page. */
  to: string;
}

/** The course as it is written, because its page is read by it. */
const subject = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const courseRow = z.object({ year: z.string(), subject, filename: rowText });

/**
 * The courses of the rows of `handouts`, each once a year, in the order of the rows. Spellings that
 * differ only in case or surrounding space are one course, under the name and URL
 * of the first.
 */
export function foundCourses(rows: readonly unknown[]): FoundCourse[] {
  const courses = new Map<string, FoundCourse>();
  for (const row of parseRows(courseRow, rows)) {
    const year = undergraduateYears.find(({ inTable }) => inTable === row.year);
    const subject = row.subject.trim();
    // `.` and `..` are path directions in every URL, so such a course has no URL.
    if (!year || ['', '.', '..'].includes(subject)) continue;
    const key = `${year.slug}/${subject.toLowerCase()}`;
    const course = courses.get(key);
    if (course) course.files += 1;
    else courses.set(key, { year, subject, files: 1, to: coursePath(year, row.subject) });
  }
  return [...courses.values()];
}
