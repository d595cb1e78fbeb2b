import { allRows } from 'shared/data';
import { queryOptions } from 'shared/runtime';
import { byCourse } from '../courses.ts';
import type { ClmgYear, UndergraduateYear } from '../years.ts';
import { englishNames, englishNamesById } from './englishNames.ts';

/**
 * English names are read apart from the rows, because only English pages need them and installations may lack
 * the column: these have no English names. A failure is only logged.
 */
const staleTime = 15 * 60_000;

/** The English names of a year's courses. */
export const englishNamesOfYear = (year: UndergraduateYear) =>
  queryOptions({
    staleTime,
    queryKey: ['handouts', 'english courses', year.inTable],
    queryFn: async (context) => {
      const read = allRows(
        (client) =>
          client
            .from('handouts')
            .select('subject,subject_en')
            .eq('year', year.inTable)
            .not('subject_en', 'is', null)
            .order('subject')
            .order('id'),
        'column',
      );
      return englishNames(await read(context));
    },
    select: byCourse,
  });

/** The English names of a law year's files, by id. */
export const englishNamesOfClmgYear = (year: ClmgYear) =>
  queryOptions({
    staleTime,
    queryKey: ['handouts', 'english names', 'clmg', year.courseYear],
    queryFn: allRows(
      (client) =>
        client
          .from('clmg_handouts')
          .select('id,name_en')
          .eq('course_year', year.courseYear)
          .not('name_en', 'is', null)
          .order('id'),
      'column',
    ),
    select: englishNamesById,
  });
