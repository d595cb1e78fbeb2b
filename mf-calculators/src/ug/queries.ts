import { queryClient } from 'shared/runtime';
import { destinationColumns } from '../parse/parseDestinations.ts';
import { coursePlan, courseTable, destinations, prefetchPlan } from '../queries.ts';

export const ugPlan = coursePlan({ table: 'course_subjects_UG' });

/** Multiplier and minimum of credits of every undergraduate course. */
export const ugMultipliers = courseTable('course-multiplier_UG');

export const ugDestinations = destinations('UG_exchange_destinations', destinationColumns.ug);

export async function prefetchTables(): Promise<void> {
  await queryClient.prefetchQuery(ugMultipliers);
  await queryClient.prefetchQuery(ugDestinations);
  await prefetchPlan(ugPlan);
}
