import { readAllRows } from 'shared/data';
import { queryOptions, siteConfig, supabase } from 'shared/runtime';
import { directoryOf } from './directory/directory.ts';

/** All representatives, grouped by body (specification section 7). */
export const representatives = queryOptions({
  queryKey: ['representatives'],
  queryFn: ({ signal }) =>
    readAllRows((from, to) =>
      supabase()
        .from('representatives')
        .select('*')
        .order('section')
        .order('name')
        .order('id')
        .range(from, to)
        .abortSignal(signal)
        .retry(false),
    ),
  select: (rows) =>
    directoryOf(rows, [window.location.origin, new URL(siteConfig().supabase.url).origin]),
});
