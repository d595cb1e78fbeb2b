import { isNamed } from '../files/handoutFile.ts';

/** A course of a year and how many files it has. */
export interface Course {
  subject: string;
  files: number;
}

interface CourseRow {
  subject: string | null;
  filename: string | null;
}

/**
 * The courses of a year's rows, in the order in which they first appear and as they are written there.
 * Rows whose subject differs only in case or in the space around it are of one course; those without a
 * subject or without a file name are on no page.
 */
export function coursesOf(rows: readonly CourseRow[]): Course[] {
  const courses = new Map<string, Course>();
  for (const { subject, filename } of rows) {
    if (!isNamed(subject) || !isNamed(filename)) continue;
    const written = subject.trim();
    const key = written.toLowerCase();
    const known = courses.get(key);
    if (known) known.files += 1;
    else courses.set(key, { subject: written, files: 1 });
  }
  return [...courses.values()];
}

/** More cards than the screen of a phone, or of a desk, shows at once. */
const firstCount = 30;

/**
 * The courses to begin with while the others are still read, or drawn; null where a beginning is not
 * worth showing. Their counts are whole, but for files that spell their course otherwise: the database
 * may have those further down, and they are added when they come.
 *
 * @param rows The first page of a year's rows, in the order of their courses.
 * @param hasMore Whether there are more pages: the course of the last row may go on there and is left out.
 */
export function firstCoursesOf(rows: readonly CourseRow[], hasMore: boolean): Course[] | null {
  const courses = coursesOf(rows);
  if (!hasMore) return courses.length > firstCount ? courses.slice(0, firstCount) : null;
  const last = rows
    .findLast((row) => isNamed(row.subject))
    ?.subject?.trim()
    .toLowerCase();
  const complete = courses.filter(({ subject }) => subject.toLowerCase() !== last);
  return complete.length > 0 ? complete.slice(0, firstCount) : null;
}
