import { decodePathSegment } from 'shared/format';
import { type UndergraduateYear, undergraduateYears } from './years.ts';

/** The address of a year's list of courses. */
export function yearAddress(year: UndergraduateYear): string {
  return `/dispense/${year.slug}`;
}

/**
 * The address of a course: its subject encoded exactly once, as one segment.
 *
 * Half of a surrogate pair cannot be encoded and becomes the replacement character. The subjects
 * `.` and `..` have no address: every URL parser reads them as directions, encoded or not.
 */
export function courseAddress(year: UndergraduateYear, subject: string): string {
  return `${yearAddress(year)}/${encodeURIComponent(subject.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;
}

/** Where a path of the handouts leads: the year that it names, and the subject if it has one. */
export interface CoursePlace {
  year: UndergraduateYear | undefined;
  /** The subject as the table writes it, or an empty text. */
  subject: string;
}

/**
 * Reads a path such as `/dispense/primo-anno/Diritto%20privato`.
 *
 * The subject is read from the path and not from the router's parameters, which turn the three
 * characters `%2F` of a decoded segment into a slash: a subject that contains them would change.
 * The router compares fixed segments without regard to case, and so does this. A segment that is
 * not validly encoded (typed by hand: `100%`) stands for itself.
 */
export function readCoursePath(pathname: string): CoursePlace {
  const [, , slug = '', segment = ''] = pathname.split('/');
  return {
    year: undergraduateYears.find((year) => year.slug === slug.toLowerCase()),
    subject: decodePathSegment(segment),
  };
}
