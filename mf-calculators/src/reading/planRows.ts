import { z } from 'shared/zod';
import { parseScore } from '../formulas/parseNumber.ts';
import { cell, fitting } from './fitting.ts';

/** An exam of a study plan as the calculators use it. */
export interface PlanExam {
  /** The same at every visit. */
  readonly id: string;
  readonly subject: string;
  /** University credits; null where the list has a gap. */
  readonly cfu: number | null;
}

const planRow = z.object({ subject: cell.text, cfu: cell.figure });

/**
 * The exams of a plan that have a name; a row without one cannot be shown and is left out. An exam is
 * known by its name and its place among its namesakes and not by its row's `id`: tables that were once
 * sheets have none, and grades that are kept or sent in a link outlive a table that is filled anew.
 */
export function planExams(rows: readonly unknown[]): PlanExam[] {
  const namesakes = new Map<string, number>();
  return fitting(planRow, rows).flatMap((row) => {
    const subject = row.subject?.trim() ?? '';
    if (subject === '') return [];
    const place = namesakes.get(subject) ?? 0;
    namesakes.set(subject, place + 1);
    return [
      { id: place === 0 ? subject : `${subject}#${place + 1}`, subject, cfu: parseScore(row.cfu) },
    ];
  });
}

/** A degree course, with every way in which its table spells it. */
export interface Course {
  readonly name: string;
  readonly spellings: readonly string[];
}

/** Each course once, by name: tables repeat it for every exam, now and then with a stray space. */
export function distinctCourses(rows: readonly { course: string | null }[]): Course[] {
  const courses = new Map<string, Set<string>>();
  for (const { course } of rows) {
    const name = course?.trim() ?? '';
    if (course === null || name === '') continue;
    const spellings = courses.get(name) ?? new Set();
    courses.set(name, spellings.add(course));
  }
  const names = new Intl.Collator('it');
  return [...courses]
    .map(([name, spellings]) => ({ name, spellings: [...spellings] }))
    .sort((left, right) => names.compare(left.name, right.name));
}
