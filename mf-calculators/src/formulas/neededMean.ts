import { reaches } from './compare.ts';
import { type Exam, sumCfu } from './exam.ts';
import { countsForGraduation } from './graduationGrade.ts';
import { rules } from './rules.ts';
import { meanParts } from './weightedMean.ts';

/** What a target grade requires. */
export type NeededMean =
  /** The mean on the remaining exams, in points of a grade. */
  | { kind: 'mean'; mean: number }
  /** Passing the remaining exams is enough. */
  | { kind: 'safe' }
  /** Not even 30L everywhere is enough. */
  | { kind: 'impossible' };

/** The credits of the remaining exams, in CFU. */
export function remainingCfu(exams: readonly Exam[]): number {
  return sumCfu(exams.filter((exam) => !countsForGraduation(exam)));
}

/**
 * The weighted mean on the remaining credits that reaches the target: the graduation formula solved for
 * the missing grades. Assumes that every remaining exam is graded.
 *
 * @param target Out of 110.
 * @param bonus Points, 0 to 5.
 * Source: `constants.13` in docs/conformance.md, rearranged.
 */
export function neededMean(exams: readonly Exam[], bonus: number, target: number): NeededMean {
  const { points, cfu } = meanParts(exams.filter(countsForGraduation));
  const left = remainingCfu(exams);
  const wanted = ((target - bonus) * rules.fullGrade) / rules.highestFinal;
  const missing = wanted * (cfu + left) - points;
  if (reaches(rules.lowestGrade * left, missing)) return { kind: 'safe' };
  if (!reaches(rules.honours * left, missing)) return { kind: 'impossible' };
  return { kind: 'mean', mean: missing / left };
}
