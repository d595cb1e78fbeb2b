import { type DestinationColumns, destinationColumns } from './parse/parseDestinations.ts';
import { planColumns } from './parse/parsePlan.ts';

const graduation = 'graduation calculator';
const msc = 'master’s exchange calculator';
const clmg = 'law exchange calculator';
const ug = 'undergraduate exchange calculator';

/** A table of the exams of each course. */
const plan = (table: string, area: string) => ({
  table,
  area,
  name: 'subject',
  needed: ['course', 'subject'],
  columns: ['course', ...planColumns.split(', ')],
});

/** A table of universities abroad. */
const destinations = (
  table: string,
  area: string,
  { id, name, region, lowest, highest }: DestinationColumns,
) => ({ table, area, key: id, name, columns: [id, name, region, lowest, highest] });

/** What the content check must know of this section: its tables. */
export default {
  tables: [
    plan('course_subjects', graduation),
    plan('cours-subject_MS_exchange', msc),
    {
      table: 'course multipliers estimation',
      area: msc,
      name: 'course',
      columns: ['course', 'GPA mult.', 'NC mult'],
    },
    { table: 'NC_max', area: msc, name: 'course', columns: ['course', 'NC_MAX'] },
    destinations('dest_exc_msc', msc, destinationColumns.msc),
    { table: 'CLMG_studyplan', area: clmg, name: 'course', columns: ['course', 'cfu'] },
    destinations('CLMG_destinations_exchange', clmg, destinationColumns.clmg),
    {
      table: 'course-multiplier_UG',
      area: ug,
      name: 'course',
      columns: ['course', 'multiplier', 'cfu_min'],
    },
    plan('course_subjects_UG', ug),
    destinations('UG_exchange_destinations', ug, destinationColumns.ug),
  ],
};
