import { destinationsTable, planTable } from '../knownTables.ts';
import { destinationColumns } from '../parse/parseDestinations.ts';

const area = 'undergraduate exchange calculator';

export default {
  tables: [
    {
      table: 'course-multiplier_UG',
      area,
      name: 'course',
      columns: ['course', 'multiplier', 'cfu_min'],
    },
    planTable('course_subjects_UG', area),
    destinationsTable('UG_exchange_destinations', area, destinationColumns.ug),
  ],
};
