import { optionalRowText, parseRows, rowText } from 'shared/parse-rows';
import { z } from 'shared/zod';
import { courseAddress } from './years/courseAddress.ts';
import {
  type ClmgYear,
  clmgYears,
  type UndergraduateYear,
  undergraduateYears,
} from './years/years.ts';

/** A course of a year, as the search palette lists it. */
export interface FoundCourse {
  year: UndergraduateYear;
  subject: string;
  /** How many files it has. */
  files: number;
  /** The address of its page. */
  to: string;
}

const courseRow = z.object({ year: z.string(), subject: z.string(), filename: rowText });

/**
 * The courses of the rows of `handouts`, each once a year, in the order of the rows. Spellings that
 * differ only in surrounding space are one course, under the address of the first.
 */
export function foundCourses(rows: readonly unknown[]): FoundCourse[] {
  const courses = new Map<string, FoundCourse>();
  for (const row of parseRows(courseRow, rows)) {
    const year = undergraduateYears.find(({ inTable }) => inTable === row.year);
    const subject = row.subject.trim();
    // `.` and `..` are path directions in every URL, so such a course has no address.
    if (!year || ['', '.', '..'].includes(subject)) continue;
    const key = `${year.slug}/${subject}`;
    const known = courses.get(key);
    const to = known?.to ?? courseAddress(year, row.subject);
    courses.set(key, { year, subject, files: (known?.files ?? 0) + 1, to });
  }
  return [...courses.values()];
}

/** A handout whose PDF contains the words that were typed. */
export interface FoundPage {
  id: string;
  name: string;
  page: number;
  excerpt: string;
  /** The page of the site that lists the file, with its preview open at that page. */
  to: string;
}

const pageRow = z.object({
  source: z.enum(['handouts', 'clmg_handouts']),
  id: z.coerce.string(),
  name: rowText,
  subject: optionalRowText,
  year: z.coerce.string(),
  page: z.number(),
  excerpt: rowText,
});

/** The rows of `search_handout_texts`, best first, without files that no page lists. */
export function foundPages(rows: readonly unknown[]): FoundPage[] {
  return parseRows(pageRow, rows).flatMap(({ source, id, name, subject, year, page, excerpt }) => {
    const list =
      source === 'clmg_handouts'
        ? listOfClmgYear(clmgYears.find(({ courseYear }) => courseYear === Number(year)))
        : listOfCourse(year, subject);
    if (!list) return [];
    const preview = new URLSearchParams({ anteprima: id });
    if (page > 1) preview.set('pagina', String(page));
    return [{ id: `${id} ${page}`, name, page, excerpt, to: `${list}?${preview}` }];
  });
}

function listOfClmgYear(year: ClmgYear | undefined): string | undefined {
  return year && `/dispense/clmg/${year.slug}`;
}

function listOfCourse(inTable: string, subject: string | undefined): string | undefined {
  const year = undergraduateYears.find((one) => one.inTable === inTable);
  return year && subject ? courseAddress(year, subject) : undefined;
}
