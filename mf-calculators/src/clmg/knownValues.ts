import { destinationsTable } from '../knownTables.ts';
import { destinationColumns } from '../parse/parseDestinations.ts';

const area = 'law exchange calculator';

export default {
  tables: [
    { table: 'CLMG_studyplan', area, name: 'course', columns: ['course', 'cfu'] },
    destinationsTable('CLMG_destinations_exchange', area, destinationColumns.clmg),
  ],
};
