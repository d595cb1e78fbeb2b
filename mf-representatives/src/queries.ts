import { readAllRows } from 'shared/data';
import { queryOptions, siteConfig, supabase } from 'shared/runtime';
import { directoryOf } from './directory/directory.ts';

/** All representatives, grouped by body. A failure is only logged. */
export const representatives = queryOptions({
  queryKey: ['representatives', 'all'],
  queryFn: async ({ signal }) => {
    const client = await supabase();
    return readAllRows(
      () => client.from('representatives').select('*').order('section').order('name').order('id'),
      signal,
    );
  },
  select: (rows) =>
    directoryOf(rows, [
      new URL(siteConfig().url).origin,
      new URL(siteConfig().supabase.url).origin,
    ]),
});
