import { readAllRows } from 'shared/data';
import { queryOptions, supabase } from 'shared/runtime';
import { byCategory, type GuideRow, guideOf } from './guideRow.ts';

/** The same function at every render: another one would read the rows anew, for ever. */
const guidesIn = (rows: readonly GuideRow[]) => rows.map(guideOf);

/** The category of every active guide, as the table writes it. */
export const guideCategories = queryOptions({
  queryKey: ['guides', 'categories'],
  queryFn: ({ signal }) =>
    readAllRows((from, to) =>
      supabase()
        .from('guides')
        .select('category')
        .eq('is_active', true)
        .order('id')
        .range(from, to)
        .abortSignal(signal)
        .retry(false),
    ),
  select: (rows) => rows.map((row) => row.category),
});

/** The active guides of one category, spelt exactly so, in the order that the association gave. */
export const guidesOf = (category: string) =>
  queryOptions({
    queryKey: ['guides', 'of', category],
    queryFn: ({ signal }) =>
      readAllRows((from, to) =>
        supabase()
          .from('guides')
          .select('*')
          .eq('category', category)
          .eq('is_active', true)
          .order('order_index')
          .order('id')
          .range(from, to)
          .abortSignal(signal)
          .retry(false),
      ),
    select: guidesIn,
  });

/** Every active guide of the fixed list's categories. Read only once somebody searches: the specification's pages need less. */
export const allGuides = queryOptions({
  queryKey: ['guides', 'all'],
  queryFn: ({ signal }) =>
    readAllRows((from, to) =>
      supabase()
        .from('guides')
        .select('*')
        .eq('is_active', true)
        .order('order_index')
        .order('id')
        .range(from, to)
        .abortSignal(signal)
        .retry(false),
    ),
  select: (rows) => byCategory(rows.map(guideOf)),
});
