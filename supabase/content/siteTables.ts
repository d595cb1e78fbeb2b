import { knownValues } from '../functions/_shared/knownValues.gen.ts';

/** The part of the site that shows a table. */
export type Area =
  | 'handouts'
  | 'law handouts'
  | 'guides'
  | 'representatives'
  | 'events'
  | 'assistant'
  | 'graduation calculator'
  | 'master’s exchange calculator'
  | 'law exchange calculator'
  | 'undergraduate exchange calculator';

export type SiteTable = {
  readonly table: string;
  readonly area: Area;
  /** The primary key; tables imported from a spreadsheet may lack it. */
  readonly key: string;
  /** The column by which a person knows a row. */
  readonly name: string;
  /** Columns whose text a page needs: a row without it is left out, or is shown without a name. */
  readonly needed: readonly string[];
  /** Every column that the site selects by name: a missing one fails the whole query. */
  readonly columns: readonly string[];
};

type Definition = Omit<SiteTable, 'key' | 'needed'> & Partial<SiteTable>;

const definitions: readonly Definition[] = [
  {
    table: 'handouts',
    area: 'handouts',
    name: 'filename',
    needed: ['subject', 'filename'],
    columns: knownValues.handoutColumns,
  },
  {
    table: 'clmg_handouts',
    area: 'law handouts',
    name: 'name',
    // The pages select by the year.
    columns: [...knownValues.clmgHandoutColumns, 'course_year'],
  },
  {
    table: 'guides',
    area: 'guides',
    name: 'title',
    columns: ['id', 'category', 'title', 'file_url', 'order_index', 'is_active'],
  },
  {
    table: 'representatives',
    area: 'representatives',
    name: 'name',
    columns: ['id', 'name', 'section', 'url'],
  },
  {
    table: 'events',
    area: 'events',
    name: 'title',
    columns: [
      'id',
      'title',
      'description',
      'event_type',
      'start_date',
      'location',
      'registration_link',
      'status',
    ],
  },
  {
    table: 'faq',
    area: 'assistant',
    name: 'question',
    needed: ['question', 'answer'],
    columns: ['id', 'topic', 'question', 'answer', 'url', 'is_active'],
  },
  plan('course_subjects', 'graduation calculator'),
  plan('cours-subject_MS_exchange', 'master’s exchange calculator'),
  {
    table: 'course multipliers estimation',
    area: 'master’s exchange calculator',
    name: 'course',
    columns: ['course', 'GPA mult.', 'NC mult'],
  },
  {
    table: 'NC_max',
    area: 'master’s exchange calculator',
    name: 'course',
    columns: ['course', 'NC_MAX'],
  },
  {
    table: 'dest_exc_msc',
    area: 'master’s exchange calculator',
    // Spelled so in the association's spreadsheet; PostgREST refuses to order by `id` here.
    key: 'ID',
    name: 'University',
    columns: ['ID', 'University', 'Continent', 'Lowest Score', 'Highest Score'],
  },
  {
    table: 'CLMG_studyplan',
    area: 'law exchange calculator',
    name: 'course',
    columns: ['course', 'cfu'],
  },
  {
    table: 'CLMG_destinations_exchange',
    area: 'law exchange calculator',
    name: 'uni',
    columns: ['id', 'uni', 'country', 'lowest', 'highest'],
  },
  {
    table: 'course-multiplier_UG',
    area: 'undergraduate exchange calculator',
    name: 'course',
    columns: ['course', 'multiplier', 'cfu_min'],
  },
  plan('course_subjects_UG', 'undergraduate exchange calculator'),
  {
    table: 'UG_exchange_destinations',
    area: 'undergraduate exchange calculator',
    name: 'uni_name',
    columns: ['id', 'uni_name', 'continent', 'min_score', 'max_score'],
  },
];

/** The tables that the site reads: those of the pages, and the assistant's. */
export const siteTables: readonly SiteTable[] = definitions.map((definition) => ({
  key: 'id',
  needed: [definition.name],
  ...definition,
}));

function plan(table: string, area: Area): Definition {
  const columns = ['course', 'subject', 'cfu'];
  return { table, area, name: 'subject', needed: ['course', 'subject'], columns };
}
