import { roundTo } from './compare.ts';
import { type Exam, passedCfu } from './exam.ts';
import { rules } from './rules.ts';
import { weightedMean } from './weightedMean.ts';

export interface MscInput {
  exams: readonly Exam[];
  /** Multiplier of the weighted mean (WA). */
  gpaMultiplier: number | null;
  /** Multiplier of the passed credits. */
  ncMultiplier: number | null;
  /** Largest number of credits at the time of the call, in CFU. */
  ncMax: number | null;
  /** Sum of the course's credits, in CFU: the fallback for a missing `ncMax`. */
  courseCfu: number;
  bachelorGrade: number;
}

export type MscScore = NonNullable<ReturnType<typeof mscScore>>;

/**
 * The exchange score for master's students in whole points: mean · GPA multiplier / 30L, passed CFU ·
 * NC multiplier / NC max, and bachelor / best bachelor, each with its weight. More than `rules.mscMax`
 * points are possible.
 *
 * @returns null when neither NC max nor the course's credits are above 0, or when a number is not finite.
 * Source: `constants.16` and `constants.17` in docs/conformance.md; decision 17.
 */
export function mscScore(input: MscInput) {
  /** For "How it is calculated". */
  const used = {
    mean: weightedMean(input.exams) ?? 0,
    passedCfu: passedCfu(input.exams),
    gpaMultiplier: input.gpaMultiplier ?? rules.defaultMultiplier,
    ncMultiplier: input.ncMultiplier ?? rules.defaultMultiplier,
    ncMax: input.ncMax !== null && input.ncMax > 0 ? input.ncMax : input.courseCfu,
    bachelorGrade: input.bachelorGrade,
  };
  /** The points of each part, which add up to the score. */
  const parts = {
    mean:
      ((used.mean * used.gpaMultiplier) / rules.mscBestMean) * rules.mscMeanWeight * rules.mscMax,
    cfu: ((used.passedCfu * used.ncMultiplier) / used.ncMax) * rules.mscCfuWeight * rules.mscMax,
    bachelor: (used.bachelorGrade / rules.bestBachelor) * rules.mscBachelorWeight * rules.mscMax,
  };
  const score = roundTo(parts.mean + parts.cfu + parts.bachelor, 0);
  return used.ncMax > 0 && Number.isFinite(score) ? { score, parts, used } : null;
}

/**
 * The number of decimals with which the shown parts add up to the shown total: two, or more where two
 * do not.
 */
export function agreeingDecimals(parts: readonly number[], total: number): number {
  const most = 10;
  let decimals = 2;
  const sumOfShown = () => parts.reduce((sum, part) => sum + Number(part.toFixed(decimals)), 0);
  while (decimals < most && roundTo(sumOfShown(), 0) !== total) decimals += 1;
  return decimals;
}
