import { honoursGrade, lowestGrade } from '../formulas/exam.ts';

/** The grades that may be chosen, 18 to 31. */
export const grades = Array.from(
  { length: honoursGrade - lowestGrade + 1 },
  (_, step) => lowestGrade + step,
);

/** A grade as students say it: 31 is 30L. */
export function gradeName(grade: number): string {
  return grade === honoursGrade ? '30L' : String(grade);
}

/**
 * What the keys pressed so far mean: `28`, `30L`, `30l` and `31` are grades.
 *
 * @returns undefined while they are not one, or never will be.
 */
export function typedGrade(keys: string): number | undefined {
  if (/^30l$/i.test(keys)) return honoursGrade;
  if (!/^\d{2}$/.test(keys)) return undefined;
  const grade = Number(keys);
  return grades.includes(grade) ? grade : undefined;
}

/** Whether more keys may still make a grade of it: `2` and `3` may, `5`, `17` and `27,` may not. */
export function mayBecomeGrade(keys: string): boolean {
  return /^[123]?$/.test(keys) || typedGrade(keys) !== undefined;
}
