import { credits, type Exam, gradePoints, isGraded } from './exam.ts';

/**
 * The mean of the grades, each weighing as many CFU as its exam: Σ(grade·CFU) / ΣCFU over the
 * exams with a grade that passes, seminars left out. Not rounded.
 *
 * @returns null when no graded exam has credits: no mean is not a mean of 0.
 * Source: `constants.12` in docs/conformance.md; decision 17.
 */
export function weightedMean(exams: readonly Exam[]): number | null {
  const { points, cfu } = meanParts(exams);
  return cfu > 0 ? points / cfu : null;
}

/** The two sums of a weighted mean: Σ(grade·CFU) and ΣCFU, over the same exams. */
export function meanParts(exams: readonly Exam[]): { points: number; cfu: number } {
  let points = 0;
  let cfu = 0;
  for (const exam of exams) {
    if (!isGraded(exam)) continue;
    points += gradePoints(exam.grade) * credits(exam.cfu);
    cfu += credits(exam.cfu);
  }
  return { points, cfu };
}
