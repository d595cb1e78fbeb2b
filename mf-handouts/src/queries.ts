import { allRows, isBackendError, limitedRows, pageSize, quotedList } from 'shared/data';
import { queryOptions } from 'shared/runtime';
import { literalPattern } from 'shared/search';
import { coursesOf, newestDates } from './courses.ts';
import { clmgColumns, clmgFiles, courseColumns, fileColumns, handoutFiles } from './handoutFile.ts';
import { latestCount } from './home/latestCount.ts';
import { type ClmgYear, type UndergraduateYear, undergraduateYears } from './years.ts';

/** What the page of a year says when its courses cannot be read. */
export const yearErrorMessage = (error: Error | null) =>
  isBackendError(error) ? 'handouts:loadFailed' : 'common:unexpectedError';

/** What the page of a course says when its files cannot be read. */
export const courseErrorMessage = (error: Error | null) =>
  isBackendError(error) ? 'handouts:loadFailed' : 'handouts:course.unexpected';

/**
 * When the newest file of each course of a year was uploaded. The newest rows of the year are read, so that
 * courses without a recent file may be missing. The specification names the columns of the list of courses,
 * and the date is not among them: hence a second query. A failure is only logged.
 */
export const newestOfYear = (year: UndergraduateYear) =>
  queryOptions({
    queryKey: ['handouts', 'newest', year.inTable],
    queryFn: limitedRows((client) =>
      client
        .from('handouts')
        .select('subject,uploaded_at')
        .eq('year', year.inTable)
        .not('uploaded_at', 'is', null)
        .order('uploaded_at', { ascending: false })
        .order('id')
        .limit(pageSize),
    ),
    select: newestDates,
  });

/** The courses of a year with the number of their files. */
export const coursesOfYear = (year: UndergraduateYear) =>
  queryOptions({
    queryKey: ['handouts', 'courses', year.inTable],
    queryFn: allRows((client) =>
      client
        .from('handouts')
        .select('subject,filename')
        .eq('year', year.inTable)
        .order('subject')
        .order('filename')
        .order('id'),
    ),
    select: coursesOf,
    meta: { errorMessage: yearErrorMessage },
  });

/** A pattern of subjects that are one of these courses, in any case and with space around them. */
const anySpelling = (courses: readonly string[]) =>
  `^\\s*(${courses.map((course) => literalPattern(course.trim())).join('|')})\\s*$`;

/** Reads the files of a course: the rows whose subject equals its name, or those that spell it otherwise. */
function readCourse(year: UndergraduateYear, subject: string, spelling: 'exact' | 'other') {
  const read = allRows((client) => {
    const files = client.from('handouts').select(courseColumns);
    const filesOfCourse =
      spelling === 'exact'
        ? files.eq('subject', subject)
        : files
            .filter('subject', 'imatch', anySpelling([subject]))
            .not('subject', 'in', quotedList([subject]));
    return filesOfCourse
      .eq('year', year.inTable)
      .order('uploaded_at', { ascending: false })
      .order('id');
  });
  return async (context: { signal: AbortSignal }) =>
    (await read(context)).map((row) => ({ ...row, subject }));
}

/** The files of one course, newest first. */
export const filesOfCourse = (year: UndergraduateYear, subject: string) =>
  queryOptions({
    queryKey: ['handouts', 'course', year.inTable, subject],
    queryFn: readCourse(year, subject, 'exact'),
    select: handoutFiles,
    meta: { errorMessage: courseErrorMessage },
  });

/**
 * The files of a course whose rows write its name in another case or with space around it. `eq` does
 * not match these rows, which only hand-filled tables have. A failure is only logged.
 */
export const filesOfOtherSpellings = (year: UndergraduateYear, subject: string) =>
  queryOptions({
    queryKey: ['handouts', 'course', year.inTable, subject, 'otherwise'],
    queryFn: readCourse(year, subject, 'other'),
    select: handoutFiles,
  });

/**
 * The latest handouts of a year, for the home page. PostgreSQL sorts rows without a date first, so
 * where some of the latest have none, the dated ones are read too. A failure is only logged.
 */
export const latestOfYear = (year: UndergraduateYear) => {
  const readLatest = (dates: 'any' | 'known') =>
    limitedRows((client) => {
      const handouts = client.from('handouts').select(fileColumns).eq('year', year.inTable);
      return (dates === 'any' ? handouts : handouts.not('uploaded_at', 'is', null))
        .order('uploaded_at', { ascending: false })
        .order('id')
        .limit(latestCount);
    });
  return queryOptions({
    queryKey: ['handouts', 'latest', year.inTable],
    queryFn: async (context) => {
      const rows = await readLatest('any')(context);
      const undated = rows.filter((row) => !row.uploaded_at);
      if (undated.length === 0) return rows;
      return [...(await readLatest('known')(context)), ...undated].slice(0, latestCount);
    },
    select: handoutFiles,
  });
};

/** The law degree's files of one year, newest first. */
export const filesOfClmgYear = ({ courseYear }: ClmgYear) => {
  const read = allRows((client) =>
    client
      .from('clmg_handouts')
      .select(clmgColumns)
      .eq('course_year', courseYear)
      .order('created_at', { ascending: false })
      .order('id'),
  );
  return queryOptions({
    queryKey: ['handouts', 'clmg', courseYear],
    queryFn: async (context) =>
      (await read(context)).map((row) => ({ ...row, course_year: courseYear })),
    select: clmgFiles,
    meta: { errorMessage: 'handouts:clmg.errorFetching' },
  });
};

/**
 * The files of several courses that were uploaded after the oldest of their times, newest first. One read
 * for all; a failure is only logged.
 *
 * @param courses `since` is in milliseconds since 1970.
 */
export const filesSince = (courses: readonly { subject: string; since: number }[]) =>
  queryOptions({
    queryKey: ['handouts', 'since', courses],
    enabled: courses.length > 0,
    queryFn: allRows((client) =>
      client
        .from('handouts')
        .select(fileColumns)
        .filter('subject', 'imatch', anySpelling(courses.map(({ subject }) => subject)))
        .gt('uploaded_at', new Date(Math.min(...courses.map(({ since }) => since))).toISOString())
        .order('uploaded_at', { ascending: false })
        .order('id'),
    ),
    select: handoutFiles,
  });

/** The courses of every undergraduate year, for the search palette. */
export const allCourses = queryOptions({
  queryKey: ['handouts', 'courses', 'all'],
  staleTime: 15 * 60_000,
  queryFn: allRows((client) =>
    client
      .from('handouts')
      .select('year,subject,filename')
      .in(
        'year',
        undergraduateYears.map(({ inTable }) => inTable),
      )
      .order('year')
      .order('subject')
      .order('filename')
      .order('id'),
  ),
});
