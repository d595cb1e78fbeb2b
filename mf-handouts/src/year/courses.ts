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

/** The rows that a page can show: those without a subject or without a file name are on none. */
function shownRows(rows: readonly CourseRow[]): { written: string; subject: string }[] {
  return rows.flatMap(({ subject, filename }) =>
    isNamed(subject) && isNamed(filename) ? { written: subject, subject: subject.trim() } : [],
  );
}

/**
 * The courses of a year's rows, in the order in which they first appear. Rows whose subject differs
 * only in the space around it are of one course.
 */
export function coursesOf(rows: readonly CourseRow[]): Course[] {
  const counts = new Map<string, number>();
  for (const { subject } of shownRows(rows)) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  return [...counts].map(([subject, files]) => ({ subject, files }));
}

/**
 * Every way in which a year's rows write a course, with the given one first: a filter compares to the
 * letter, and finds `Statistica` without the rows of `Statistica` with a space behind it.
 */
export function spellingsOf(subject: string, rows: readonly CourseRow[]): string[] {
  const written = shownRows(rows).filter((row) => row.subject === subject.trim());
  return [...new Set([subject, ...written.map((row) => row.written)])];
}
