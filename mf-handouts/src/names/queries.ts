import { readAllRows } from 'shared/data';
import { queryOptions, supabase } from 'shared/runtime';
import type { ClmgYear, UndergraduateYear } from '../years.ts';
import { englishNames, englishNamesById } from './englishNames.ts';

/** PostgreSQL's error code for a column that does not exist. */
const unknownColumn = '42703';

/**
 * The English names of a year's courses. Only English pages read them, apart from the courses, because
 * installations may lack the column: these have no English names. A failure is only logged.
 */
export const englishNamesOfYear = (year: UndergraduateYear) =>
  queryOptions({
    queryKey: ['handouts', 'english names', year.inTable],
    staleTime: 15 * 60_000,
    queryFn: async ({ signal }) => {
      const client = await supabase();
      return readAllRows(
        () =>
          client
            .from('handouts')
            .select('subject,subject_en')
            .eq('year', year.inTable)
            .not('subject_en', 'is', null)
            .order('subject')
            .order('id'),
        signal,
        { missing: [unknownColumn] },
      );
    },
    select: englishNames,
  });

/** The English names of a law year's files, by id; see `englishNamesOfYear`. */
export const englishNamesOfClmgYear = (year: ClmgYear) =>
  queryOptions({
    queryKey: ['handouts', 'english names', 'clmg', year.courseYear],
    staleTime: 15 * 60_000,
    queryFn: async ({ signal }) => {
      const client = await supabase();
      return readAllRows(
        () =>
          client
            .from('clmg_handouts')
            .select('id,name_en')
            .eq('course_year', year.courseYear)
            .not('name_en', 'is', null)
            .order('id'),
        signal,
        { missing: [unknownColumn] },
      );
    },
    select: englishNamesById,
  });
