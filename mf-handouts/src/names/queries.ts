import { readAllRows } from 'shared/data';
import { queryOptions, supabase } from 'shared/runtime';
import type { ClmgYear, UndergraduateYear } from '../years.ts';
import { englishNames, englishNamesById } from './englishNames.ts';

type Client = Awaited<ReturnType<typeof supabase>>;
type ListOf<Row> = ReturnType<Parameters<typeof readAllRows<Row>>[0]>;

/**
 * A read of English names. Only English pages need it, apart from the rows, because installations may lack
 * the column: these have no English names. A failure is only logged.
 */
const namesQuery = <Row, Names>(
  key: readonly (string | number)[],
  list: (client: Client) => ListOf<Row>,
  select: (rows: Row[]) => Names,
) =>
  queryOptions({
    queryKey: ['handouts', 'english names', ...key],
    staleTime: 15 * 60_000,
    queryFn: async ({ signal }) => {
      const client = await supabase();
      return readAllRows(() => list(client), signal, { missing: 'column' });
    },
    select,
  });

/** The English names of a year's courses. */
export const englishNamesOfYear = (year: UndergraduateYear) =>
  namesQuery(
    [year.inTable],
    (client) =>
      client
        .from('handouts')
        .select('subject,subject_en')
        .eq('year', year.inTable)
        .not('subject_en', 'is', null)
        .order('subject')
        .order('id'),
    englishNames,
  );

/** The English names of a law year's files, by id. */
export const englishNamesOfClmgYear = (year: ClmgYear) =>
  namesQuery(
    ['clmg', year.courseYear],
    (client) =>
      client
        .from('clmg_handouts')
        .select('id,name_en')
        .eq('course_year', year.courseYear)
        .not('name_en', 'is', null)
        .order('id'),
    englishNamesById,
  );
