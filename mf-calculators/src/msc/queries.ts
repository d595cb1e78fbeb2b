import { queryClient } from 'shared/runtime';
import { destinationColumns } from '../parse/parseDestinations.ts';
import { coursePlan, courseTable, destinations, prefetchPlan } from '../queries.ts';
import * as known from './knownValues.ts';

export const mscPlan = coursePlan({ table: known.plan.table });

/** The estimated multipliers of every master's course. */
export const mscMultipliers = courseTable(known.multipliers.table);
/** The largest number of credits of every master's course. */
export const mscMaxima = courseTable(known.maxima.table);

export const mscDestinations = destinations(known.destinations.table, destinationColumns.msc);

export async function prefetchTables(): Promise<void> {
  await queryClient.prefetchQuery(mscMultipliers);
  await queryClient.prefetchQuery(mscMaxima);
  await queryClient.prefetchQuery(mscDestinations);
  await prefetchPlan(mscPlan);
}
