import { folded, textOf } from './fields.ts';
import { type Finding, finding } from './finding.ts';
import type { Row } from './project.ts';

type Tables = ReadonlyMap<string, Row[]>;

/** Scores that destinations are compared with, and credits that means are weighted with. */
export function checkNumbers(tables: Tables): Finding[] {
  const scores = [
    { table: 'UG_exchange_destinations', field: 'min_score' },
    { table: 'CLMG_destinations_exchange', field: 'lowest' },
    { table: 'dest_exc_msc', field: 'Lowest Score' },
  ];
  const credits = [
    'course_subjects',
    'course_subjects_UG',
    'cours-subject_MS_exchange',
    'CLMG_studyplan',
  ];
  const missingCredits = credits.flatMap((table) =>
    (tables.get(table) ?? [])
      .filter((row) => row.cfu === null)
      .map((row) =>
        finding('missing value', table, row, 'cfu is empty: the exam counts as 0 credits'),
      ),
  );
  return missingCredits.concat(
    scores.flatMap(({ table, field }) =>
      (tables.get(table) ?? []).flatMap((row) => {
        const value = row[field];
        if (value === null || value === undefined || value === '') {
          return [finding('missing score', table, row, `${field} is empty: the page shows n.d.`)];
        }
        const readable = typeof value === 'number' || /^\s*\d+([.,]\d+)?\s*$/.test(String(value));
        return readable
          ? []
          : [finding('unreadable score', table, row, `${field} is ${JSON.stringify(value)}`)];
      }),
    ),
  );
}

/** A calculator needs the same course in each of its tables: a renamed one loses its data. */
export function checkCourses(tables: Tables): Finding[] {
  const groups = [
    ['course_subjects', 'course_subjects_UG', 'course-multiplier_UG'],
    ['cours-subject_MS_exchange', 'course multipliers estimation', 'NC_max'],
  ];
  /** By the name that the site compares: capitals and spaces make no other course. */
  const coursesOf = (table: string) =>
    new Map(
      (tables.get(table) ?? []).flatMap((row) => {
        const course = textOf(row, 'course')?.trim() ?? '';
        return course === '' ? [] : [[folded(course), course] as const];
      }),
    );
  return groups.flatMap((group) =>
    group.flatMap((table) =>
      [...coursesOf(table)].flatMap(([name, course]) =>
        group
          .filter((other) => other !== table && !coursesOf(other).has(name))
          .map((other) => ({
            kind: 'course without partner' as const,
            table,
            row: course,
            message: `The course is not in ${other}`,
          })),
      ),
    ),
  );
}
