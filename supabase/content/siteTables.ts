import { knownValues } from '../functions/_shared/knownValues.gen.ts';

/** The part of the site that shows a table. */
export type Place =
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
  readonly place: Place;
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
    place: 'handouts',
    name: 'filename',
    needed: ['subject', 'filename'],
    columns: knownValues.handoutColumns,
  },
  {
    table: 'clmg_handouts',
    place: 'law handouts',
    name: 'name',
    // The pages select by the year.
    columns: [...knownValues.clmgHandoutColumns, 'course_year'],
  },
  {
    table: 'guides',
    place: 'guides',
    name: 'title',
    columns: ['id', 'category', 'title', 'file_url', 'order_index', 'is_active'],
  },
  {
    table: 'representatives',
    place: 'representatives',
    name: 'name',
    columns: ['id', 'name', 'section', 'url'],
  },
  {
    table: 'events',
    place: 'events',
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
    place: 'assistant',
    name: 'question',
    needed: ['question', 'answer'],
    columns: ['id', 'topic', 'question', 'answer', 'url', 'is_active'],
  },
  plan('course_subjects', 'graduation calculator'),
  plan('cours-subject_MS_exchange', 'master’s exchange calculator'),
  {
    table: 'course multipliers estimation',
    place: 'master’s exchange calculator',
    name: 'course',
    columns: ['course', 'GPA mult.', 'NC mult'],
  },
  {
    table: 'NC_max',
    place: 'master’s exchange calculator',
    name: 'course',
    columns: ['course', 'NC_MAX'],
  },
  {
    table: 'dest_exc_msc',
    place: 'master’s exchange calculator',
    // Spelled so in the association's spreadsheet; PostgREST refuses to order by `id` here.
    key: 'ID',
    name: 'University',
    columns: ['ID', 'University', 'Continent', 'Lowest Score', 'Highest Score'],
  },
  {
    table: 'CLMG_studyplan',
    place: 'law exchange calculator',
    name: 'course',
    columns: ['course', 'cfu'],
  },
  {
    table: 'CLMG_destinations_exchange',
    place: 'law exchange calculator',
    name: 'uni',
    columns: ['id', 'uni', 'country', 'lowest', 'highest'],
  },
  {
    table: 'course-multiplier_UG',
    place: 'undergraduate exchange calculator',
    name: 'course',
    columns: ['course', 'multiplier', 'cfu_min'],
  },
  plan('course_subjects_UG', 'undergraduate exchange calculator'),
  {
    table: 'UG_exchange_destinations',
    place: 'undergraduate exchange calculator',
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

function plan(table: string, place: Place): Definition {
  const columns = ['course', 'subject', 'cfu'];
  return { table, place, name: 'subject', needed: ['course', 'subject'], columns };
}
