import { allRows } from 'shared/data';
import { queryOptions, siteConfig } from 'shared/runtime';
import { directoryOf } from './directory/directory.ts';
import type { RepresentativeRow } from './directory/person.ts';

/** All representatives, grouped by body. A failure is only logged. */
export const representatives = queryOptions({
  queryKey: ['representatives', 'all'],
  queryFn: allRows((client) =>
    client.from('representatives').select('*').order('section').order('name').order('id'),
  ),
  select: (rows: readonly RepresentativeRow[]) => {
    const { url, fileOrigins = [], supabase: backend } = siteConfig();
    return directoryOf(rows, {
      origins: [new URL(url).origin, new URL(backend.url).origin, ...fileOrigins],
      ...(backend.project && { edge: { project: backend.project, url: backend.url } }),
    });
  },
});
