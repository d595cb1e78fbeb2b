import { type Destination, delta } from './destinations.ts';
import type { ExamEntry } from './exam.ts';

/** The exams with another grade in one of them. */
export function withExamGrade(exams: readonly ExamEntry[], id: string, grade: number): ExamEntry[] {
  return exams.map((exam) =>
    exam.id === id ? { ...exam, grade, completed: true, isSeminar: false } : exam,
  );
}

/** The destinations that one score reaches and the other does not. */
export function reachedOnlyBy(
  destinations: readonly Destination[],
  score: number,
  other: number,
): Destination[] {
  const reaches = (points: number, lowest: number | null) => (delta(points, lowest) ?? -1) >= 0;
  return destinations.filter(({ lowest }) => reaches(score, lowest) && !reaches(other, lowest));
}

/** The exams whose grades weigh in a mean. */
export function weighingExams(exams: readonly ExamEntry[]): ExamEntry[] {
  return exams.filter(({ isSeminar, cfu }) => !isSeminar && (cfu ?? 0) > 0);
}

/** The exam whose grade matters most: the heaviest remaining one, else the heaviest of all. */
export function weightiestExam(exams: readonly ExamEntry[]): ExamEntry | undefined {
  const heaviest = (among: readonly ExamEntry[]) =>
    among.toSorted((left, right) => (right.cfu ?? 0) - (left.cfu ?? 0))[0];
  const graded = weighingExams(exams);
  return heaviest(graded.filter(({ grade }) => grade === 0)) ?? heaviest(graded);
}
