import { decodePathSegment } from 'shared/format';
import type { HandoutFile } from './handoutFile.ts';
import { type ClmgYear, clmgYears, type UndergraduateYear, undergraduateYears } from './years.ts';

/** The path of a year's list of courses. */
export const yearPath = (year: UndergraduateYear) => `/dispense/${year.slug}`;

/** The path of the law degree's files of one year. */
export const clmgYearPath = (year: ClmgYear) => `/dispense/clmg/${year.slug}`;

/**
 * The path of a course: its subject encoded exactly once, as one segment.
 *
 * Half of a surrogate pair cannot be encoded and becomes the replacement character. The subjects `.`
 * and `..` have no URL, because URL parsers resolve them even when they are encoded.
 */
export function coursePath(year: UndergraduateYear, subject: string): string {
  return `${yearPath(year)}/${encodeURIComponent(subject.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;
}

/** The page that lists a file: its course's or its law year's; undefined when neither is known. */
export function listPath({ clmgYear, year, subject }: HandoutFile): string | undefined {
  if (clmgYear) return clmgYearPath(clmgYear);
  return year && subject !== '' ? coursePath(year, subject) : undefined;
}

/** The law year whose files a page at this path lists. */
export const clmgYearOfPath = (path: string): ClmgYear | undefined =>
  clmgYears.find((year) => clmgYearPath(year) === path);

/**
 * Reads the year and the subject of a path such as `/dispense/primo-anno/Diritto%20privato`. The
 * subject is as the table writes it, or empty.
 *
 * React Router's parameters are not used, because they turn the characters `%2F` of a decoded segment
 * into a slash. Like the router, this ignores the case of fixed segments. A segment that is not
 * validly encoded (typed by hand: `100%`) is taken literally.
 */
export function readCoursePath(pathname: string) {
  const [, , slug = '', segment = ''] = pathname.split('/');
  return {
    year: undergraduateYears.find((year) => year.slug === slug.toLowerCase()),
    subject: decodePathSegment(segment),
  };
}
