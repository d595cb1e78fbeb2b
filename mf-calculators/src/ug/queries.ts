import { queryClient } from 'shared/runtime';
import { destinationColumns } from '../parse/parseDestinations.ts';
import { coursePlan, courseTable, destinations, prefetchPlan } from '../queries.ts';
import * as known from './knownValues.ts';

export const ugPlan = coursePlan({ table: known.plan.table });

/** Multiplier and minimum of credits of every undergraduate course. */
export const ugMultipliers = courseTable(known.multipliers.table);

export const ugDestinations = destinations(known.destinations.table, destinationColumns.ug);

export async function prefetchTables(): Promise<void> {
  await queryClient.prefetchQuery(ugMultipliers);
  await queryClient.prefetchQuery(ugDestinations);
  await prefetchPlan(ugPlan);
}
