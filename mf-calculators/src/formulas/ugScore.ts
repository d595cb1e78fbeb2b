import { roundTo } from './compare.ts';
import { type Exam, passedCfu } from './exam.ts';
import { rules } from './rules.ts';
import { weightedMean } from './weightedMean.ts';

export interface UgInput {
  exams: readonly Exam[];
  /** Points for a credit above the minimum; official values are near 0.1. */
  multiplier: number | null;
  /** Credits from which points are counted, in CFU. */
  cfuMin: number | null;
}

export type UgScore = NonNullable<ReturnType<typeof ugScore>>;

/**
 * The exchange score for undergraduates: mean + multiplier · (passed CFU − minimum CFU), rounded to
 * two decimals, floored at 0. A score of 0 is a score.
 *
 * @returns null while no exam has a grade.
 * Source: `constants.21`, `constants.22` and `validation.15` in docs/conformance.md; decision 17.
 */
export function ugScore(input: UgInput) {
  const mean = weightedMean(input.exams);
  if (mean === null) return null;
  const used = {
    mean,
    passedCfu: passedCfu(input.exams),
    multiplier: input.multiplier ?? rules.defaultMultiplier,
    cfuMin: input.cfuMin ?? rules.defaultCfuMin,
  };
  const exact = mean + used.multiplier * (used.passedCfu - used.cfuMin);
  return { score: Math.max(0, roundTo(exact, 2)), used };
}
