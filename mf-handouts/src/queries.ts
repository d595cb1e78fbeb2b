import { listOf, readAllRows } from 'shared/rows';
import { queryOptions, supabase } from 'shared/runtime';
import { clmgFiles, handoutFiles } from './files/handoutFile.ts';
import { literalPattern } from './search/literalPattern.ts';
import { textMatches } from './search/textMatch.ts';
import { coursesOf, spellingsOf } from './year/courses.ts';
import type { ClmgYear, UndergraduateYear } from './years/years.ts';

/** How many handouts of a year the home page shows (specification section 9). */
export const latestCount = 3;

/** How many handouts a search shows (specification section 9). */
export const searchLimit = 20;

const rowsOfYear = (year: UndergraduateYear) =>
  queryOptions({
    queryKey: ['handouts', 'courses', year.inTable],
    queryFn: ({ signal }) =>
      readAllRows((from, to) =>
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
      ),
  });

/** The courses of a year with the number of their files. */
export const coursesOfYear = (year: UndergraduateYear) => ({
  ...rowsOfYear(year),
  select: coursesOf,
});

/** Every way in which a year's rows write a course; the same read as the year's list. */
export const spellingsInYear = (year: UndergraduateYear, subject: string) => ({
  ...rowsOfYear(year),
  select: (rows: Parameters<typeof spellingsOf>[1]) => spellingsOf(subject, rows),
});

/** The files of one course, newest first; nearly every course has one spelling. */
export const filesOfCourse = (year: UndergraduateYear, spellings: readonly string[]) =>
  queryOptions({
    queryKey: ['handouts', 'course', year.inTable, ...spellings],
    queryFn: ({ signal }) =>
      readAllRows((from, to) => {
        const all = supabase().from('handouts').select('id,filename,year,uploaded_at,file_url');
        const [only, ...others] = spellings;
        const ofCourse =
          only !== undefined && others.length === 0
            ? all.eq('subject', only)
            : all.filter('subject', 'in', listOf(spellings));
        return ofCourse
          .eq('year', year.inTable)
          .order('uploaded_at', { ascending: false })
          .order('id')
          .range(from, to)
          .abortSignal(signal)
          .retry(false);
      }),
    select: handoutFiles,
  });

/** The latest handouts of a year, for the home page. */
export const latestOfYear = (year: UndergraduateYear) =>
  queryOptions({
    queryKey: ['handouts', 'latest', year.inTable],
    queryFn: async ({ signal }) => {
      const { data } = await supabase()
        .from('handouts')
        .select('id,filename,subject,year,uploaded_at,file_url')
        .eq('year', year.inTable)
        .order('uploaded_at', { ascending: false })
        .order('id')
        .limit(latestCount)
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return data;
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
    queryFn: ({ signal }) =>
      readAllRows((from, to) =>
        supabase()
          .from('clmg_handouts')
          .select('id,name,url,created_at')
          .eq('course_year', year.courseYear)
          .order('created_at', { ascending: false })
          .order('id')
          .range(from, to)
          .abortSignal(signal)
          .retry(false),
      ),
    select: clmgFiles,
  });
