import { credits, type Exam, isGraded } from './exam.ts';

/**
 * The credits that an exchange score counts as passed, in CFU: exams graded 18 or more, and
 * seminars, which give credits without a grade.
 *
 * Source: specification section 9 ("passed CFU"), section 3 (`isSeminar`).
 */
export function passedCfu(exams: readonly Exam[]): number {
  return exams.reduce(
    (sum, exam) => (exam.isSeminar || isGraded(exam) ? sum + credits(exam.cfu) : sum),
    0,
  );
}
