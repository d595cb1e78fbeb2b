import { readAllRows } from 'shared/data';
import { queryClient, queryOptions, supabase } from 'shared/runtime';
import { parseUgDestinations } from '../parse/parseDestinations.ts';
import { coursePlan, courseTable, prefetchPlan, staleTime } from '../queries.ts';

export const ugPlan = coursePlan({
  table: 'course_subjects_UG',
  hasId: false,
  coursesFailed: 'calculators:failures.data',
  examsFailed: 'calculators:failures.courseSubjects',
});

/** Multiplier and minimum of credits of every undergraduate course. */
export const ugMultipliers = courseTable('course-multiplier_UG');

export const ugDestinations = queryOptions({
  queryKey: ['calculators', 'UG_exchange_destinations'],
  staleTime,
  meta: { errorMessage: 'calculators:failures.data' },
  queryFn: async ({ signal }) => {
    const client = await supabase();
    const query = () =>
      client.from('UG_exchange_destinations').select('*').order('uni_name').order('id');
    return parseUgDestinations(await readAllRows(query, signal));
  },
});

export async function prefetchTables(): Promise<void> {
  await queryClient.prefetchQuery(ugMultipliers);
  await queryClient.prefetchQuery(ugDestinations);
  await prefetchPlan(ugPlan);
}
