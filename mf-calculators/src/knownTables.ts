import type { DestinationColumns } from './parse/parseDestinations.ts';
import { planColumns } from './parse/parsePlan.ts';

/** What the content check must know of a table that lists the exams of each course. */
export const planTable = <const Table extends string>(table: Table, area: string) => ({
  table,
  area,
  name: 'subject',
  needed: ['course', 'subject'],
  columns: ['course', ...planColumns.split(', ')],
});

/** What the content check must know of a table of universities abroad. */
export const destinationsTable = <const Table extends string>(
  table: Table,
  area: string,
  { id, name, region, lowest, highest }: DestinationColumns,
) => ({
  table,
  area,
  key: id,
  name,
  columns: [id, name, region, lowest, highest],
  // A university may offer its places in several rows, which then ask for different scores.
  identity: [name, lowest],
  // The scores change with each call.
  importedBy: [name],
});
