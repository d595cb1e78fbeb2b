import { isSameText } from 'shared/search';
import { knownValues } from '../../functions/_shared/knownValues.gen.ts';
import { type Finding, finding, type Kind } from '../finding.ts';
import { type Row, shown, type Tables } from '../row.ts';

type Rule = {
  readonly table: string;
  readonly column: string;
  readonly kind: Kind;
  readonly isKnown: (value: unknown) => boolean;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const oneOf = (known: readonly unknown[]) => (value: unknown) => known.includes(value);

/** Values are compared as the page does: years exactly, sections without case and accents. */
const rules: readonly Rule[] = [
  {
    table: 'handouts',
    column: 'year',
    kind: 'unknown year',
    isKnown: oneOf(knownValues.handoutYears),
  },
  {
    table: 'clmg_handouts',
    column: 'course_year',
    kind: 'unknown year',
    isKnown: (value) => oneOf(knownValues.clmgCourseYears)(isText(value) ? Number(value) : value),
  },
  {
    table: 'guides',
    column: 'category',
    kind: 'unknown category',
    isKnown: (value) =>
      isText(value) && oneOf(knownValues.guideCategories)(value.trim().toLowerCase()),
  },
  {
    table: 'representatives',
    column: 'section',
    kind: 'unknown section',
    isKnown: (value) =>
      isText(value) && knownValues.bodies.some(({ name }) => isSameText(name, value)),
  },
  {
    table: 'faq',
    column: 'topic',
    kind: 'unknown topic',
    isKnown: oneOf(knownValues.chatTopics),
  },
  {
    table: 'guides',
    column: 'is_active',
    kind: 'neither active nor draft',
    isKnown: (value) => typeof value === 'boolean',
  },
];

/** Rows that no page shows, because the site does not know their value. */
export function checkKnownValues(tables: Tables): Finding[] {
  return rules.flatMap(({ table, column, kind, isKnown }) =>
    (tables.get(table) ?? [])
      .filter((row: Row) => column in row && !isKnown(row[column]))
      .map((row) => finding(kind, table, row, { column, detail: shown(row[column]) })),
  );
}
