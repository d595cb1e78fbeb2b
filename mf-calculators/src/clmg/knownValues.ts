import { destinationsTable } from '../knownTables.ts';
import { destinationColumns } from '../parse/parseDestinations.ts';

const area = 'law exchange calculator';

export const plan = {
  table: 'CLMG_studyplan',
  area,
  name: 'course',
  columns: ['course', 'cfu'],
} as const;
export const destinations = destinationsTable(
  'CLMG_destinations_exchange',
  area,
  destinationColumns.clmg,
);

export default { tables: [plan, destinations] };
