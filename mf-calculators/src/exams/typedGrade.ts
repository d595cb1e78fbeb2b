import { grades, honoursGrade } from '../formulas/exam.ts';

/** A grade as students write it. */
export function gradeName(grade: number): string {
  return grade === honoursGrade ? '30L' : String(grade);
}

/**
 * The grade that the keys typed so far make: `28`, `30L`, `30l` and `31` are grades.
 *
 * @returns undefined while they are not a grade.
 */
export function typedGrade(keys: string): number | undefined {
  if (/^30l$/i.test(keys)) return honoursGrade;
  if (!/^\d{2}$/.test(keys)) return undefined;
  const grade = Number(keys);
  return grades.includes(grade) ? grade : undefined;
}

/** Whether more keys can still make a grade: after `2` and `3` they can, after `5`, `17` and `27,` not. */
export function mayBecomeGrade(keys: string): boolean {
  return /^[123]?$/.test(keys) || typedGrade(keys) !== undefined;
}
