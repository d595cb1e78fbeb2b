import { parseMultiplier, parseScore, safeHref } from 'shared/format';
import { isSameText } from 'shared/search';
import { knownValues } from '../../functions/_shared/knownValues.gen.ts';
import { type Finding, fieldFinding, type Kind } from '../finding.ts';
import { isBlank, type Tables } from '../row.ts';
import { type SiteTable, siteTables } from '../siteTables.ts';

type Rule = {
  readonly kind: Kind;
  /** Columns by table. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly isWrong: (value: unknown) => boolean;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isNoneOf = (known: readonly unknown[]) => (value: unknown) => !known.includes(value);

const columnsOf = (columns: (table: SiteTable) => readonly string[]) =>
  Object.fromEntries(siteTables.map((each) => [each.table, columns(each)]));

/** Values are compared as the page does: years exactly, sections without case and accents. */
const rules: readonly Rule[] = [
  {
    kind: 'unknown year',
    fields: { handouts: ['year'] },
    isWrong: isNoneOf(knownValues.handoutYears),
  },
  {
    kind: 'unknown year',
    fields: { clmg_handouts: ['course_year'] },
    isWrong: (value) =>
      isNoneOf(knownValues.clmgCourseYears)(isText(value) ? Number(value) : value),
  },
  {
    kind: 'unknown category',
    fields: { guides: ['category'] },
    isWrong: (value) =>
      !isText(value) ||
      !knownValues.guideCategories.some(({ slug }) => slug === value.trim().toLowerCase()),
  },
  {
    kind: 'unknown section',
    fields: { representatives: ['section'] },
    isWrong: (value) =>
      !isText(value) || !knownValues.bodies.some(({ name }) => isSameText(name, value)),
  },
  {
    kind: 'unknown topic',
    fields: { faq: ['topic'] },
    isWrong: isNoneOf(knownValues.chatTopics),
  },
  {
    kind: 'neither active nor draft',
    fields: columnsOf(({ published }) => (published === undefined ? [] : [published])),
    isWrong: (value) => typeof value !== 'boolean',
  },
  {
    kind: 'unusable link',
    fields: columnsOf(({ links }) => links),
    isWrong: (value) => isText(value) && !isBlank(value) && safeHref(value) === undefined,
  },
  {
    kind: 'missing name',
    fields: columnsOf(({ needed }) => needed),
    isWrong: isBlank,
  },
  {
    kind: 'missing score',
    fields: {
      UG_exchange_destinations: ['min_score'],
      CLMG_destinations_exchange: ['lowest'],
      dest_exc_msc: ['Lowest Score'],
    },
    isWrong: isBlank,
  },
  {
    kind: 'unreadable score',
    fields: {
      UG_exchange_destinations: ['min_score', 'max_score'],
      CLMG_destinations_exchange: ['lowest', 'highest'],
      dest_exc_msc: ['Lowest Score', 'Highest Score'],
    },
    isWrong: (value) => !isBlank(value) && parseScore(value) === null,
  },
  {
    kind: 'missing value',
    fields: {
      course_subjects: ['cfu'],
      course_subjects_UG: ['cfu'],
      'cours-subject_MS_exchange': ['cfu'],
      CLMG_studyplan: ['cfu'],
    },
    isWrong: (value) => parseScore(value) === null,
  },
  {
    kind: 'missing multiplier',
    fields: {
      'course-multiplier_UG': ['multiplier'],
      'course multipliers estimation': ['GPA mult.', 'NC mult'],
    },
    isWrong: (value) => parseMultiplier(value) === null,
  },
];

/** Values that hide a row, or that a page cannot use. A missing column is a finding of its own. */
export function checkFields(tables: Tables): Finding[] {
  return rules.flatMap(({ kind, fields, isWrong }) =>
    Object.entries(fields).flatMap(([table, columns]) =>
      (tables.get(table) ?? []).flatMap((row) =>
        columns
          .filter((column) => Object.hasOwn(row, column) && isWrong(row[column]))
          .map((column) => fieldFinding(kind, table, row, column)),
      ),
    ),
  );
}
