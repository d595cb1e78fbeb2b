import { readAllRows } from 'shared/data';
import { queryClient, queryOptions, supabase } from 'shared/runtime';
import { parseMscDestinations } from '../parse/parseDestinations.ts';
import { coursePlan, courseTable, prefetchPlan, staleTime } from '../queries.ts';

export const mscPlan = coursePlan({
  table: 'cours-subject_MS_exchange',
  hasId: false,
  coursesFailed: 'calculators:failures.data',
  examsFailed: 'calculators:failures.courseSubjects',
});

/** The estimated multipliers of every master's course. */
export const mscMultipliers = courseTable('course multipliers estimation');
/** The largest number of credits of every master's course. */
export const mscMaxima = courseTable('NC_max');

export const mscDestinations = queryOptions({
  queryKey: ['calculators', 'dest_exc_msc'],
  staleTime,
  meta: { errorMessage: 'calculators:failures.data' },
  queryFn: async ({ signal }) => {
    const client = await supabase();
    const query = () => client.from('dest_exc_msc').select('*').order('ID');
    return parseMscDestinations(await readAllRows(query, signal));
  },
});

export async function prefetchTables(): Promise<void> {
  await queryClient.prefetchQuery(mscMultipliers);
  await queryClient.prefetchQuery(mscMaxima);
  await queryClient.prefetchQuery(mscDestinations);
  await prefetchPlan(mscPlan);
}
