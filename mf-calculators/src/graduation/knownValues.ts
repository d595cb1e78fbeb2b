import { planTable } from '../knownTables.ts';

export const plan = planTable('course_subjects', 'graduation calculator');

export default { tables: [plan] };
