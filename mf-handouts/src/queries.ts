import { allRows, isBackendError, limitedRows, pageSize, quotedList } from 'shared/data';
import { queryOptions } from 'shared/runtime';
import { literalPattern } from 'shared/search';
import { byCourse, coursesOf, coursesOfCounts, foundCourses, newestDates } from './courses.ts';
import {
  clmgColumns,
  clmgFiles,
  courseColumns,
  fileColumns,
  fileList,
  handoutFiles,
} from './handoutFile.ts';
import { latestCount } from './home/latestCount.ts';
import { clmgYearOfPath } from './paths.ts';
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
    queryKey: ['handouts', 'newest dates', year.inTable],
    queryFn: async (context) => {
      const read = limitedRows((client) =>
        client
          .from('handouts')
          .select('subject,uploaded_at')
          .eq('year', year.inTable)
          .not('uploaded_at', 'is', null)
          .order('uploaded_at', { ascending: false })
          .order('id')
          .limit(pageSize),
      );
      return newestDates(await read(context));
    },
    select: byCourse,
  });

/**
 * The courses of a year with the number of their files: a page's HTML carries these, and not the rows. A browser
 * reads the rows, as the specification says; a renderer, which has too little time for those of a large year, reads
 * the counts where the database has them.
 */
export const coursesOfYear = (year: UndergraduateYear) =>
  queryOptions({
    queryKey: ['handouts', 'course counts', year.inTable],
    queryFn: async (context) => {
      const counts = typeof document === 'undefined' ? await readCourseCounts(year)(context) : [];
      if (counts.length > 0) return coursesOfCounts(counts);
      const read = allRows((client) =>
        client
          .from('handouts')
          .select('subject,filename')
          .eq('year', year.inTable)
          .order('subject')
          .order('filename')
          .order('id'),
      );
      return coursesOf(await read(context));
    },
    meta: { errorMessage: yearErrorMessage },
  });

const readCourseCounts = ({ inTable }: UndergraduateYear) =>
  allRows((client) => client.rpc('course_counts', { of_year: inTable }, { get: true }), 'function');

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
    queryKey: ['handouts', 'files', year.inTable, subject],
    queryFn: async (context) =>
      fileList(handoutFiles(await readCourse(year, subject, 'exact')(context))),
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

/** The sizes of a page's files, newest first: of how many they are known, and their sum. */
export interface FileSizes {
  sizes: readonly { id: string; bytes: number }[];
  files: number;
  bytes: number;
}

/**
 * The sizes of a course's files, or without a course of a law year's. Where the function is missing none is known; a
 * failure is only logged.
 */
export const fileSizes = (of_year: string, course?: string) =>
  queryOptions({
    queryKey: ['handouts', 'sizes', of_year, course ?? null],
    queryFn: async (context): Promise<FileSizes> => {
      const values = { of_year, ...(course === undefined ? {} : { course }) };
      const read = allRows((client) => client.rpc('file_sizes', values, { get: true }), 'function');
      const sizes = await read(context);
      return {
        sizes,
        files: sizes.length,
        bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
      };
    },
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
    queryKey: ['handouts', 'files', 'clmg', courseYear],
    queryFn: async (context) =>
      fileList(
        clmgFiles((await read(context)).map((row) => ({ ...row, course_year: courseYear }))),
      ),
    meta: { errorMessage: 'handouts:clmg.errorFetching' },
  });
};

/**
 * The files of several courses and law years that were uploaded after the oldest of their times, newest first. One read
 * of each table; a failure is only logged.
 *
 * @param pages `since` is in milliseconds since 1970.
 */
export const filesSince = (pages: readonly { path: string; subject: string; since: number }[]) => {
  const law = pages.flatMap(({ path }) => clmgYearOfPath(path)?.courseYear ?? []);
  const courses = pages.filter(({ path }) => clmgYearOfPath(path) === undefined);
  const since = () => new Date(Math.min(...pages.map((page) => page.since))).toISOString();
  const readCourses = allRows((client) =>
    client
      .from('handouts')
      .select(fileColumns)
      .filter('subject', 'imatch', anySpelling(courses.map(({ subject }) => subject)))
      .gt('uploaded_at', since())
      .order('uploaded_at', { ascending: false })
      .order('id'),
  );
  const readLaw = allRows((client) =>
    client
      .from('clmg_handouts')
      .select(`${clmgColumns},course_year` as const)
      .in('course_year', law)
      .gt('created_at', since())
      .order('created_at', { ascending: false })
      .order('id'),
  );
  return queryOptions({
    queryKey: ['handouts', 'since', pages],
    enabled: pages.length > 0,
    queryFn: async (context) => {
      const [ofCourses, ofLaw] = await Promise.all([
        courses.length > 0 ? readCourses(context) : [],
        law.length > 0 ? readLaw(context) : [],
      ]);
      return [...handoutFiles(ofCourses), ...clmgFiles(ofLaw)];
    },
  });
};

/** The courses of every undergraduate year, for the search palette. */
export const allCourses = queryOptions({
  queryKey: ['handouts', 'courses', 'all'],
  staleTime: 15 * 60_000,
  queryFn: async (context) => {
    const read = allRows((client) =>
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
    );
    return foundCourses(await read(context));
  },
});
