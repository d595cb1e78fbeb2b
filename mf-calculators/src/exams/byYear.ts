import type { ExamEntry } from '../formulas/exam.ts';

/** The exams by the year of the course, the first year first; those without one, such as added ones, at the end. */
export function byYear(exams: readonly ExamEntry[]) {
  const years = new Map<number | null, ExamEntry[]>();
  for (const exam of exams) {
    const year = exam.year ?? null;
    years.set(year, [...(years.get(year) ?? []), exam]);
  }
  return [...years]
    .map(([year, members]) => ({ year, exams: members }))
    .sort((left, right) => (left.year ?? Infinity) - (right.year ?? Infinity));
}
