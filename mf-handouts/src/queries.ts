import { quotedList, readAllRows } from 'shared/data';
import { queryOptions, supabase } from 'shared/runtime';
import { clmgFiles, handoutFiles } from './files/handoutFile.ts';
import { literalPattern } from './search/literalPattern.ts';
import { textMatches } from './search/textMatch.ts';
import { type Course, coursesOf, firstCoursesOf } from './year/courses.ts';
import { type ClmgYear, type UndergraduateYear, undergraduateYears } from './years/years.ts';

/** How many handouts of a year the home page shows (specification section 9). */
export const latestCount = 3;

/** How many handouts a search shows (specification section 9). */
export const searchLimit = 20;

/** The courses of a year with the number of their files. */
export const coursesOfYear = (year: UndergraduateYear) =>
  queryOptions({
    queryKey: ['handouts', 'courses', year.inTable],
    queryFn: ({ signal, client }) => {
      const begin = (courses: readonly Course[] | null) =>
        client.setQueryData(firstCoursesOfYear(year).queryKey, courses);
      // What an earlier attempt began with is older than what comes.
      begin(null);
      return readAllRows(
        (from, to) =>
          supabase()
            .from('handouts')
            .select('subject,filename')
            .eq('year', year.inTable)
            .order('subject')
            .order('filename')
            .order('id')
            .range(from, to)
            .abortSignal(signal)
            .retry(false),
        (rows, hasMore) => {
          begin(firstCoursesOf(rows, hasMore));
        },
      );
    },
    select: coursesOf,
  });

/** The first courses of a year with very many, for as long as the others are on their way. */
export const firstCoursesOfYear = (year: UndergraduateYear) =>
  queryOptions<readonly Course[] | null>({
    queryKey: ['handouts', 'first courses', year.inTable],
    // Found by the way, never asked for.
    enabled: false,
  });

/** The files of a course among the rows that one of two filters names, newest first. */
async function courseRows(
  year: UndergraduateYear,
  subject: string,
  signal: AbortSignal,
  ofCourse: (reads: ReturnType<typeof courseReads>) => ReturnType<typeof courseReads>,
) {
  const rows = await readAllRows((from, to) =>
    ofCourse(courseReads())
      .eq('year', year.inTable)
      .order('uploaded_at', { ascending: false })
      .order('id')
      .range(from, to)
      .abortSignal(signal)
      .retry(false),
  );
  return rows.map((row) => ({ ...row, subject }));
}

const courseReads = () =>
  supabase().from('handouts').select('id,filename,year,uploaded_at,file_url');

/** The files of one course, newest first. */
export const filesOfCourse = (year: UndergraduateYear, subject: string) =>
  queryOptions({
    queryKey: ['handouts', 'course', year.inTable, subject],
    queryFn: ({ signal }) =>
      courseRows(year, subject, signal, (reads) => reads.eq('subject', subject)),
    select: handoutFiles,
  });

/**
 * The files of a course whose rows write its name with other letters of the same, or with space around
 * it: `eq` compares to the letter. Real tables have such rows, a healthy one answers none.
 */
export const filesOfOtherSpellings = (year: UndergraduateYear, subject: string) =>
  queryOptions({
    queryKey: ['handouts', 'course', year.inTable, subject, 'otherwise'],
    queryFn: ({ signal }) =>
      courseRows(year, subject, signal, (reads) =>
        reads
          .filter('subject', 'imatch', `^\\s*${literalPattern(subject.trim())}\\s*$`)
          .not('subject', 'in', quotedList([subject])),
      ),
    select: handoutFiles,
  });

/**
 * The latest handouts of a year, for the home page. The database puts rows without a date before all
 * others; where some of the three have none, the dated ones are asked for too.
 */
export const latestOfYear = (year: UndergraduateYear) =>
  queryOptions({
    queryKey: ['handouts', 'latest', year.inTable],
    queryFn: async ({ signal }) => {
      const ofYear = () =>
        supabase()
          .from('handouts')
          .select('id,filename,subject,year,uploaded_at,file_url')
          .eq('year', year.inTable);
      const { data: rows } = await ofYear()
        .order('uploaded_at', { ascending: false })
        .order('id')
        .limit(latestCount)
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      const undated = rows.filter((row) => !row.uploaded_at);
      if (undated.length === 0) return rows;
      const { data: dated } = await ofYear()
        .not('uploaded_at', 'is', null)
        .order('uploaded_at', { ascending: false })
        .order('id')
        .limit(latestCount)
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return [...dated, ...undated].slice(0, latestCount);
    },
    select: handoutFiles,
  });

/**
 * The newest handouts whose course or file name contains a term, in one request.
 *
 * @param term What `searchTerm` made of what was typed; never empty.
 */
export const searchOf = (term: string) =>
  queryOptions({
    queryKey: ['handouts', 'search', term],
    queryFn: async ({ signal }) => {
      const pattern = literalPattern(term);
      const { data } = await supabase()
        .from('handouts')
        .select('id,filename,subject,year,uploaded_at,file_url')
        .or(`subject.imatch.${pattern},filename.imatch.${pattern}`)
        .order('uploaded_at', { ascending: false })
        .order('id')
        .limit(searchLimit)
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return data;
    },
    select: handoutFiles,
  });

/** What PostgREST answers where a function does not exist. */
const unknownFunction = 'PGRST202';

/**
 * The handouts in whose PDFs a term's words stand, of all years and of the law degree. It is asked
 * with GET, so that it can be kept like any other read. An installation without the function has none.
 *
 * @param term What `searchTerm` made of what was typed; never empty.
 */
export const textMatchesOf = (term: string) =>
  queryOptions({
    queryKey: ['handouts', 'texts', term],
    queryFn: async ({ signal }) => {
      const { data, error } = await supabase()
        .rpc('search_handout_texts', { term }, { get: true })
        .abortSignal(signal)
        .retry(false);
      if (error && error.code !== unknownFunction) throw new Error(error.message, { cause: error });
      return data ?? [];
    },
    select: textMatches,
  });

/** The law degree's files of one year, newest first. */
export const filesOfClmgYear = (year: ClmgYear) =>
  queryOptions({
    queryKey: ['handouts', 'clmg', year.courseYear],
    queryFn: async ({ signal }) => {
      const rows = await readAllRows((from, to) =>
        supabase()
          .from('clmg_handouts')
          .select('id,name,url,created_at')
          .eq('course_year', year.courseYear)
          .order('created_at', { ascending: false })
          .order('id')
          .range(from, to)
          .abortSignal(signal)
          .retry(false),
      );
      return rows.map((row) => ({ ...row, course_year: year.courseYear }));
    },
    select: clmgFiles,
  });

/** The courses of every undergraduate year, for the search palette. */
export const allCourses = queryOptions({
  queryKey: ['handouts', 'courses', 'all'],
  staleTime: 15 * 60_000,
  queryFn: ({ signal }) =>
    readAllRows((from, to) =>
      supabase()
        .from('handouts')
        .select('year,subject,filename')
        .in(
          'year',
          undergraduateYears.map(({ inTable }) => inTable),
        )
        .order('year')
        .order('subject')
        .order('filename')
        .order('id')
        .range(from, to)
        .abortSignal(signal)
        .retry(false),
    ),
});
