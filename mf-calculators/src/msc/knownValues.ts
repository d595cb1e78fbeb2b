import { destinationsTable, planTable } from '../knownTables.ts';
import { destinationColumns } from '../parse/parseDestinations.ts';

const area = 'master’s exchange calculator';

export default {
  tables: [
    planTable('cours-subject_MS_exchange', area),
    {
      table: 'course multipliers estimation',
      area,
      name: 'course',
      columns: ['course', 'GPA mult.', 'NC mult'],
    },
    { table: 'NC_max', area, name: 'course', columns: ['course', 'NC_MAX'] },
    destinationsTable('dest_exc_msc', area, destinationColumns.msc),
  ],
};
