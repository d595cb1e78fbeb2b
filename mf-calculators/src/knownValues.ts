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
  columns: ['course', 'subject', 'cfu'],
});

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
    {
      table: 'dest_exc_msc',
      area: msc,
      // Spelled so in the association's spreadsheet; PostgREST refuses to order by `id` here.
      key: 'ID',
      name: 'University',
      columns: ['ID', 'University', 'Continent', 'Lowest Score', 'Highest Score'],
    },
    { table: 'CLMG_studyplan', area: clmg, name: 'course', columns: ['course', 'cfu'] },
    {
      table: 'CLMG_destinations_exchange',
      area: clmg,
      name: 'uni',
      columns: ['id', 'uni', 'country', 'lowest', 'highest'],
    },
    {
      table: 'course-multiplier_UG',
      area: ug,
      name: 'course',
      columns: ['course', 'multiplier', 'cfu_min'],
    },
    plan('course_subjects_UG', ug),
    {
      table: 'UG_exchange_destinations',
      area: ug,
      name: 'uni_name',
      columns: ['id', 'uni_name', 'continent', 'min_score', 'max_score'],
    },
  ],
};
