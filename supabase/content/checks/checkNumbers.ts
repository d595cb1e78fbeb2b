import { parseMultiplier, parseScore } from 'shared/format';
import { type Finding, finding, type Kind } from '../finding.ts';
import { isBlank, type Row, shown, type Tables } from '../row.ts';

const scores = [
  { table: 'UG_exchange_destinations', column: 'min_score' },
  { table: 'CLMG_destinations_exchange', column: 'lowest' },
  { table: 'dest_exc_msc', column: 'Lowest Score' },
] as const;

const highest = [
  { table: 'UG_exchange_destinations', column: 'max_score' },
  { table: 'CLMG_destinations_exchange', column: 'highest' },
  { table: 'dest_exc_msc', column: 'Highest Score' },
] as const;

const credits = [
  'course_subjects',
  'course_subjects_UG',
  'cours-subject_MS_exchange',
  'CLMG_studyplan',
].map((table) => ({ table, column: 'cfu' }));

const multipliers = [
  { table: 'course-multiplier_UG', column: 'multiplier' },
  { table: 'course multipliers estimation', column: 'GPA mult.' },
  { table: 'course multipliers estimation', column: 'NC mult' },
] as const;

/** Numbers that the calculators cannot read. */
export function checkNumbers(tables: Tables): Finding[] {
  return [
    ...where(tables, scores, 'missing score', isBlank),
    ...where(tables, [...scores, ...highest], 'unreadable score', isUnreadable),
    ...where(tables, credits, 'missing value', (value) => parseScore(value) === null),
    ...where(tables, multipliers, 'missing multiplier', (value) => parseMultiplier(value) === null),
  ];
}

type Field = { readonly table: string; readonly column: string };

function where(
  tables: Tables,
  fields: readonly Field[],
  kind: Kind,
  isWrong: (value: unknown) => boolean,
): Finding[] {
  return fields.flatMap(({ table, column }) =>
    (tables.get(table) ?? [])
      .filter((row: Row) => column in row && isWrong(row[column]))
      .map((row) => finding(kind, table, row, { column, detail: shown(row[column]) })),
  );
}

function isUnreadable(value: unknown): boolean {
  return !isBlank(value) && parseScore(value) === null;
}
