import { cellText } from 'shared/format';
import { nameOf } from './handoutFile.ts';
import { coursePath } from './paths.ts';
import { type UndergraduateYear, undergraduateYears } from './years.ts';

/** A course of a year and how many files it has. */
export interface Course {
  subject: string;
  files: number;
}

/** The courses of a year are cards up to this number, and an index of lines beyond it, which a page carries whole. */
export const mostCards = 100;

type CourseRow = Record<'subject' | 'filename', unknown>;

/** A value of a course, by `courseKey`: an entry of a map, because the page's HTML carries it as JSON. */
export type CourseEntry = readonly [course: string, value: string];

/** The courses of a year's rows, see `coursesOfCounts`; rows without a file name are ignored. */
export function coursesOf(rows: readonly CourseRow[]): Course[] {
  const named = rows.filter(({ filename }) => nameOf(filename) !== undefined);
  return coursesOfCounts(named.map(({ subject }) => ({ subject, files: 1 })));
}

/**
 * Courses in the order and spelling in which they first appear. Subjects that differ only in case or in the
 * space around them are one course; rows without a subject are ignored.
 */
export function coursesOfCounts(rows: readonly { subject: unknown; files: number }[]): Course[] {
  const courses = new Map<string, Course>();
  for (const { subject: cell, files } of rows) {
    const subject = nameOf(cell);
    if (subject === undefined) continue;
    const course = courses.get(courseKey(subject));
    if (course) course.files += files;
    else courses.set(courseKey(subject), { subject: subject.trim(), files });
  }
  return [...courses.values()];
}

/** A key that is equal for all spellings of a course's name. */
export const courseKey = (subject: string) => subject.trim().toLowerCase();

export const byCourse = (entries: readonly CourseEntry[]): ReadonlyMap<string, string> =>
  new Map(entries);

/** The first value of each course's rows, by `courseKey`. Rows without a subject or a value are ignored. */
export function firstByCourse<Row extends { subject: unknown }>(
  rows: readonly Row[],
  read: (row: Row) => string | undefined,
): CourseEntry[] {
  const values = new Map<string, string>();
  for (const row of rows) {
    const subject = nameOf(row.subject);
    const value = read(row);
    if (subject === undefined || value === undefined || values.has(courseKey(subject))) continue;
    values.set(courseKey(subject), value);
  }
  return [...values];
}

/**
 * When the newest file of each course was uploaded, as ISO 8601, by `courseKey`.
 *
 * @param rows Newest first.
 */
export const newestDates = (rows: readonly Record<'subject' | 'uploaded_at', unknown>[]) =>
  firstByCourse(rows, ({ uploaded_at }) => {
    const date = cellText(uploaded_at) ?? '';
    return Number.isNaN(Date.parse(date)) ? undefined : date;
  });

/** A course of a year, with the path of its page. */
interface FoundCourse extends Course {
  year: UndergraduateYear;
  to: string;
}

/** The courses of every year that have a page. `.` and `..` are path directions in every URL. */
export function foundCourses(rows: readonly (CourseRow & { year: unknown })[]): FoundCourse[] {
  return undergraduateYears.flatMap((year) =>
    coursesOf(rows.filter((row) => row.year === year.inTable))
      .filter(({ subject }) => subject !== '.' && subject !== '..')
      .map((course) => ({ ...course, year, to: coursePath(year, course.subject) })),
  );
}
