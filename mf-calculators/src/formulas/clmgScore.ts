import type { Exam } from './exam.ts';
import { rules } from './rules.ts';
import { weightedMean } from './weightedMean.ts';

/**
 * The exchange score for law students: the weighted mean, plus a bonus in the fourth year. Not rounded.
 *
 * @returns null without a mean: a bonus alone is not a score.
 * Source: `constants.19` in docs/conformance.md; decision 17.
 */
export function clmgScore(exams: readonly Exam[], fourthYear: boolean): number | null {
  const mean = weightedMean(exams);
  if (mean === null) return null;
  return fourthYear ? mean + rules.fourthYearBonus : mean;
}
