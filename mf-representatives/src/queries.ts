import { allRows } from 'shared/data';
import { safePictures } from 'shared/format';
import { queryOptions, siteConfig } from 'shared/runtime';
import { directoryOf } from './directory/directory.ts';
import type { RepresentativeRow } from './directory/person.ts';

/** A constant, because a `select` that changes at every render would group all rows at every render. */
export const toDirectory = (rows: readonly RepresentativeRow[]) =>
  directoryOf(rows, safePictures(siteConfig()));

/** All representatives, grouped by body. A failure is only logged. */
export const representatives = queryOptions({
  queryKey: ['representatives', 'all'],
  queryFn: allRows((client) =>
    client.from('representatives').select('*').order('section').order('name').order('id'),
  ),
  select: toDirectory,
});
