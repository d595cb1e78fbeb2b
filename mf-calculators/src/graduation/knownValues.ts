import { planTable } from '../knownTables.ts';

export default { tables: [planTable('course_subjects', 'graduation calculator')] };
