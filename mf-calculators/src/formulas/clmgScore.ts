import type { Exam } from './exam.ts';
import { weightedMean } from './weightedMean.ts';

/** What a fourth-year student gets on top of the mean, in points of the mean. */
export const fourthYearBonus = 0.1;

/**
 * The exchange score for law students: the weighted mean, plus 0.1 in the fourth year. Not rounded.
 *
 * @returns null without a mean: 0.1 alone is not a score.
 * Source: `constants.19` in docs/conformance.md; decision 17.
 */
export function clmgScore(exams: readonly Exam[], fourthYear: boolean): number | null {
  const mean = weightedMean(exams);
  if (mean === null) return null;
  return fourthYear ? mean + fourthYearBonus : mean;
}
