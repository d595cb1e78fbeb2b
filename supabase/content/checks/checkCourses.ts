import { isSameText } from 'shared/search';
import { type Finding, tableFinding } from '../finding.ts';
import { type Row, shown, type Tables, textOf } from '../row.ts';

/** Pairs of tables that must have the same courses. */
export const pairs = [
  ['course_subjects', 'course_subjects_UG'],
  ['course_subjects_UG', 'course-multiplier_UG'],
  ['cours-subject_MS_exchange', 'course multipliers estimation'],
  ['cours-subject_MS_exchange', 'NC_max'],
] as const;

type PartnerTable = (typeof pairs)[number][number];

/** Courses of one table that are missing or spelled differently in the other table of its pair. */
export function checkCourses(tables: Tables): Finding[] {
  return pairs.flatMap(([first, second]) => {
    const [left, right] = [tables.get(first), tables.get(second)];
    // A missing table is a single finding.
    if (left === undefined || right === undefined) return [];
    const [here, there] = [spellings(left, 'course'), spellings(right, 'course')];
    return [
      ...compareCourses(first, here, second, there),
      // A different spelling is reported once, a missing course for each direction.
      ...compareCourses(second, there, first, here).filter(
        ({ kind }) => kind === 'course without partner',
      ),
    ];
  });
}

/** A course with two spellings in one table, which students see as two courses. */
export function checkSpellings(tables: Tables): Finding[] {
  const years = new Set((tables.get('handouts') ?? []).map((row) => textOf(row, 'year')));
  const lists = [
    ...[...years].map((year) => ({
      table: 'handouts',
      column: 'subject',
      rows: (tables.get('handouts') ?? []).filter((row) => textOf(row, 'year') === year),
    })),
    ...['course_subjects', 'course_subjects_UG', 'cours-subject_MS_exchange'].map((table) => ({
      table,
      column: 'course',
      rows: tables.get(table) ?? [],
    })),
  ];
  return lists.flatMap(({ table, column, rows }) => {
    const known = spellings(rows, column);
    return known.flatMap((name, index) => {
      const earlier = known.slice(0, index).find((other) => isSameText(other, name));
      return earlier === undefined
        ? []
        : [tableFinding('two spellings', table, name, { column, detail: shown(earlier) })];
    });
  });
}

function compareCourses(
  table: PartnerTable,
  here: readonly string[],
  other: PartnerTable,
  there: readonly string[],
): Finding[] {
  return here.flatMap((course) => {
    if (there.includes(course)) return [];
    const partner = there.find((name) => isSameText(name, course));
    return partner === undefined
      ? [tableFinding('course without partner', table, course, { column: 'course', other })]
      : [
          tableFinding('spelled differently elsewhere', table, course, {
            column: 'course',
            detail: shown(partner),
            other,
          }),
        ];
  });
}

function spellings(rows: readonly Row[], column: string): string[] {
  const names = rows.flatMap((row) => textOf(row, column)?.trim() || []);
  return [...new Set(names)].sort();
}
