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
  select: (rows) => {
    const { url, fileOrigins = [], supabase: backend } = siteConfig();
    return directoryOf(rows, {
      origins: [new URL(url).origin, new URL(backend.url).origin, ...fileOrigins],
      ...(backend.project && { edge: { project: backend.project, url: backend.url } }),
    });
  },
});
