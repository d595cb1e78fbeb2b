import { allRows } from 'shared/data';
import { cellText } from 'shared/format';
import { queryOptions } from 'shared/runtime';
import { coursePath } from '../paths.ts';
import { undergraduateYears } from '../years.ts';

/** Where a course went. */
export interface NewPlace {
  path: string;
  subject: string;
}

/** Wider than the generated types, because tables that were filled by hand have values of any type. */
type MovedRow = Record<'year' | 'subject' | 'to_year' | 'to_subject', unknown>;

/** The paths of the courses that were renamed or moved to another year, and where they are now. */
export const movedCourses = queryOptions({
  queryKey: ['handouts', 'moved'],
  staleTime: 60 * 60_000,
  queryFn: allRows(
    (client) => client.from('moved_courses').select('year,subject,to_year,to_subject').order('id'),
    'table',
  ),
  select: newPlaces,
});

/** @param rows Undefined when they could not be read. */
export function newPlaces(rows: readonly MovedRow[] | undefined): ReadonlyMap<string, NewPlace> {
  const placeOf = (yearInTable: unknown, name: unknown): NewPlace | undefined => {
    const year = undergraduateYears.find(({ inTable }) => inTable === yearInTable);
    const subject = cellText(name);
    return year && subject !== null ? { path: coursePath(year, subject), subject } : undefined;
  };
  const places = new Map(
    (rows ?? []).flatMap((row): [string, NewPlace][] => {
      const from = placeOf(row.year, row.subject);
      const to = placeOf(row.to_year, row.to_subject);
      return from && to ? [[from.path, to]] : [];
    }),
  );
  // The database has only final targets. Rows that were written by hand may lead in a circle, which never loads a page.
  return new Map([...places].filter(([, { path }]) => !places.has(path)));
}
