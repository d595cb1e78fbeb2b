import { nameOf } from './handoutFile.ts';
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

interface CourseRow {
  year: unknown;
  subject: unknown;
  filename: unknown;
}

/**
 * The courses of the rows of `handouts`, each once a year, in the order of the rows. Spellings that
 * differ only in case or surrounding space are one course, under the name and URL of the
 * first.
 */
export function foundCourses(rows: readonly CourseRow[]): FoundCourse[] {
  const courses = new Map<string, FoundCourse>();
  for (const row of rows) {
    const year = undergraduateYears.find(({ inTable }) => inTable === row.year);
    // As it is written, because the course's page is read by it.
    const written = nameOf(row.subject);
    if (!year || written === undefined || nameOf(row.filename) === undefined) continue;
    const subject = written.trim();
    // `.` and `..` are path directions in every URL, so such a course has no URL.
    if (['.', '..'].includes(subject)) continue;
    const key = `${year.slug}/${subject.toLowerCase()}`;
    const course = courses.get(key);
    if (course) course.files += 1;
    else courses.set(key, { year, subject, files: 1, to: coursePath(year, written) });
  }
  return [...courses.values()];
}
