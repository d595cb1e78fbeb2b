import { destinationsTable, planTable } from '../knownTables.ts';
import { destinationColumns } from '../parse/parseDestinations.ts';

const area = 'master’s exchange calculator';

export const plan = planTable('cours-subject_MS_exchange', area);
export const multipliers = {
  table: 'course multipliers estimation',
  area,
  name: 'course',
  columns: ['course', 'GPA mult.', 'NC mult'],
} as const;
export const maxima = {
  table: 'NC_max',
  area,
  name: 'course',
  columns: ['course', 'NC_MAX'],
} as const;
export const destinations = destinationsTable('dest_exc_msc', area, destinationColumns.msc);

export default { tables: [plan, multipliers, maxima, destinations] };
