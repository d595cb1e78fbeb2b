import { queryClient } from 'shared/runtime';
import { destinationColumns } from '../parse/parseDestinations.ts';
import { parseClmgPlan } from '../parse/parsePlan.ts';
import { destinations, wholeTable } from '../queries.ts';
import * as known from './knownValues.ts';

export const clmgPlan = wholeTable({
  table: known.plan.table,
  order: ['course', 'cfu'],
  failed: 'calculators:failures.clmgPlan',
  parse: parseClmgPlan,
});

export const clmgDestinations = destinations(
  known.destinations.table,
  destinationColumns.clmg,
  'calculators:failures.clmgDestinations',
);

export async function prefetchTables(): Promise<void> {
  await queryClient.prefetchQuery(clmgPlan);
  await queryClient.prefetchQuery(clmgDestinations);
}
