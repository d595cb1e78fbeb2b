import { queryClient } from 'shared/runtime';
import { destinationColumns } from '../parse/parseDestinations.ts';
import { coursePlan, courseTable, destinations, prefetchPlan } from '../queries.ts';

export const mscPlan = coursePlan({ table: 'cours-subject_MS_exchange' });

/** The estimated multipliers of every master's course. */
export const mscMultipliers = courseTable('course multipliers estimation');
/** The largest number of credits of every master's course. */
export const mscMaxima = courseTable('NC_max');

export const mscDestinations = destinations('dest_exc_msc', destinationColumns.msc);

export async function prefetchTables(): Promise<void> {
  await queryClient.prefetchQuery(mscMultipliers);
  await queryClient.prefetchQuery(mscMaxima);
  await queryClient.prefetchQuery(mscDestinations);
  await prefetchPlan(mscPlan);
}
