import { queryClient, queryOptions, siteConfig } from 'shared/runtime';
import { parseClmgDestinations } from '../parse/parseDestinations.ts';
import { parseClmgPlan } from '../parse/parsePlan.ts';
import { staleTime } from '../queries.ts';
import { readRestTable } from './readRestTable.ts';

/** A table of the law degree, by a direct REST read. */
const lawTable = <Row>(
  table: string,
  order: string,
  parse: (rows: unknown[]) => Row[],
  errorMessage: 'calculators:failures.clmgPlan' | 'calculators:failures.clmgDestinations',
) =>
  queryOptions({
    queryKey: ['calculators', table],
    staleTime,
    meta: { errorMessage },
    queryFn: async ({ signal }) => {
      const { url, publishableKey } = siteConfig().supabase;
      return parse(await readRestTable({ url, key: publishableKey }, table, order, signal));
    },
  });

export const clmgPlan = lawTable(
  'CLMG_studyplan',
  'course,cfu',
  parseClmgPlan,
  'calculators:failures.clmgPlan',
);
export const clmgDestinations = lawTable(
  'CLMG_destinations_exchange',
  'uni,id',
  parseClmgDestinations,
  'calculators:failures.clmgDestinations',
);

export async function prefetchTables(): Promise<void> {
  await queryClient.prefetchQuery(clmgPlan);
  await queryClient.prefetchQuery(clmgDestinations);
}
