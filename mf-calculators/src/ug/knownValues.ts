import { destinationsTable, planTable } from '../knownTables.ts';
import { destinationColumns } from '../parse/parseDestinations.ts';

const area = 'undergraduate exchange calculator';

export const multipliers = {
  table: 'course-multiplier_UG',
  area,
  name: 'course',
  columns: ['course', 'multiplier', 'cfu_min'],
} as const;
export const plan = planTable('course_subjects_UG', area);
export const destinations = destinationsTable(
  'UG_exchange_destinations',
  area,
  destinationColumns.ug,
);

export default { tables: [multipliers, plan, destinations] };
