import { cellText, parseScore } from 'shared/format';
import { parseRows } from 'shared/parse-rows';
import { isSameText } from 'shared/search';
import { z } from 'shared/zod';

/** What a cell may hold: tables that grew by hand differ in the types of their columns. */
export const cell = {
  /** A text, or a number as its text; anything else costs only this cell. */
  text: z.catch(z.nullish(z.union([z.string(), z.pipe(z.number(), z.transform(String))])), null),
  /** A number, or text that may be one; likewise. */
  figure: z.catch(z.nullish(z.union([z.number(), z.string()])), null),
  key: z.union([z.number(), z.string()]),
};

/** The columns of an exam in a table of study plans. */
export const planColumns = 'subject, cfu';

/** An exam of a study plan. */
export interface PlanExam {
  /** The same at every visit. */
  readonly id: string;
  readonly subject: string;
  /** University credits; null where the table has a gap. */
  readonly cfu: number | null;
  /** The year of the course, where the table has a column for it. */
  readonly year?: number;
}

const planRow = z.object({ subject: cell.text, cfu: cell.figure, year: cell.figure });

/**
 * The exams of a plan; a row without a name cannot be shown and is left out. An exam's id is its name,
 * numbered among exams of the same name, and not its row's `id`: tables that were once sheets have
 * none, and saved or shared grades must survive a table that is filled again.
 */
export function parsePlan(rows: readonly unknown[]): PlanExam[] {
  const counts = new Map<string, number>();
  return parseRows(planRow, rows).flatMap((row) => {
    const subject = row.subject?.trim() ?? '';
    if (subject === '') return [];
    const count = (counts.get(subject) ?? 0) + 1;
    counts.set(subject, count);
    const id = count === 1 ? subject : `${subject}#${count}`;
    const year = parseScore(row.year);
    return [{ id, subject, cfu: parseScore(row.cfu), ...(year !== null && { year }) }];
  });
}

const clmgPlanRow = z.object({ course: cell.text, cfu: cell.figure, year: cell.figure });

/** The exams of `CLMG_studyplan`, where an exam's column is called `course`. */
export function parseClmgPlan(rows: readonly unknown[]): PlanExam[] {
  return parsePlan(
    parseRows(clmgPlanRow, rows).map(({ course, ...row }) => ({ ...row, subject: course })),
  );
}

/** A degree course, with every way in which its table spells it. */
export interface Course {
  readonly name: string;
  readonly spellings: readonly string[];
}

/** Each course once, by name: tables repeat it for every exam, sometimes with extra space. */
export function distinctCourses(rows: readonly { course: unknown }[]): Course[] {
  const courses = new Map<string, Set<string>>();
  for (const row of rows) {
    const course = cellText(row.course);
    const name = course?.trim() ?? '';
    if (course === null || name === '') continue;
    courses.set(name, (courses.get(name) ?? new Set()).add(course));
  }
  const { compare } = new Intl.Collator('it');
  return [...courses]
    .map(([name, spellings]) => ({ name, spellings: [...spellings] }))
    .sort((left, right) => compare(left.name, right.name));
}

/** The row of a course in another table, which may spell it differently. */
export function rowOfCourse<Row extends { course: unknown }>(
  rows: readonly Row[] | undefined,
  name: string | null,
): Row | undefined {
  return rows?.find((row) => isSameText(cellText(row.course), name));
}
