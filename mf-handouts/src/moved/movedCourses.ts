import { allRows } from 'shared/data';
import { listOf } from 'shared/parse-rows';
import { queryOptions } from 'shared/runtime';
import { z } from 'shared/zod';
import { coursePath } from '../paths.ts';
import { undergraduateYears } from '../years.ts';

/** Where a course went. */
export interface NewPlace {
  path: string;
  subject: string;
}

const movedCourse = z.object({
  year: z.string(),
  subject: z.string(),
  to_year: z.string(),
  to_subject: z.string(),
});

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
export function newPlaces(rows: readonly unknown[] | undefined): ReadonlyMap<string, NewPlace> {
  const pathOf = (name: string, subject: string) => {
    const year = undergraduateYears.find(({ inTable }) => inTable === name);
    return year && coursePath(year, subject);
  };
  return new Map(
    z.parse(listOf(movedCourse), rows ?? []).flatMap((row): [string, NewPlace][] => {
      const [from, path] = [pathOf(row.year, row.subject), pathOf(row.to_year, row.to_subject)];
      return from && path && from !== path ? [[from, { path, subject: row.to_subject }]] : [];
    }),
  );
}
