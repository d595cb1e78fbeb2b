import { type Exam, passedCfu } from './exam.ts';
import { weightedMean } from './weightedMean.ts';

export interface MscInput {
  exams: readonly Exam[];
  /** Multiplier of the weighted mean (WA); 1 when there is none. */
  gpaMultiplier: number | null;
  /** Multiplier of the passed credits; 1 when there is none. */
  ncMultiplier: number | null;
  /** Largest number of credits at the time of the call, in CFU. */
  ncMax: number | null;
  /** Sum of the course's credits, in CFU: the fallback for a missing `ncMax`. */
  courseCfu: number;
  /** Out of 110, with 111 for honours. */
  bachelorGrade: number;
}

export interface MscScore {
  /** Out of 1000, rounded; above 1000 is possible. */
  score: number;
  /** What each part gives, out of 1000, not rounded: they add up to the score. */
  parts: { mean: number; cfu: number; bachelor: number };
  /** The numbers that were used, for "How it is calculated". */
  used: {
    mean: number;
    passedCfu: number;
    gpaMultiplier: number;
    ncMultiplier: number;
    ncMax: number;
    bachelorGrade: number;
  };
}

/** Bounds of the bachelor grade, out of 110. */
export const bachelorRange = { min: 66, max: 110 } as const;

/**
 * The exchange score for master's students:
 * (mean · GPA multiplier / 31 · 0.5 + passed CFU · NC multiplier / NC max · 0.2 + bachelor / 111 ·
 * 0.3) · 1000, rounded to whole points.
 *
 * @throws RangeError when neither NC max nor the course's credits are above 0, or when a number is
 *   not finite.
 * Source: `constants.16` and `constants.17` in docs/conformance.md; decision 17.
 */
export function mscScore(input: MscInput): MscScore {
  const used = {
    mean: weightedMean(input.exams) ?? 0,
    passedCfu: passedCfu(input.exams),
    gpaMultiplier: input.gpaMultiplier ?? 1,
    ncMultiplier: input.ncMultiplier ?? 1,
    ncMax: input.ncMax !== null && input.ncMax > 0 ? input.ncMax : input.courseCfu,
    bachelorGrade: input.bachelorGrade,
  };
  if (!(used.ncMax > 0)) throw new RangeError('The course has no credits to divide by.');
  const parts = {
    mean: ((used.mean * used.gpaMultiplier) / 31) * 0.5 * 1000,
    cfu: ((used.passedCfu * used.ncMultiplier) / used.ncMax) * 0.2 * 1000,
    bachelor: (used.bachelorGrade / 111) * 0.3 * 1000,
  };
  const score = Math.round(parts.mean + parts.cfu + parts.bachelor);
  if (!Number.isFinite(score)) throw new RangeError('The score is not a finite number.');
  return { score, parts, used };
}

/**
 * The number of decimals with which the shown parts add up to the shown total: two, or more where two
 * do not.
 */
export function agreeingDecimals(parts: readonly number[], total: number): number {
  const most = 10;
  let decimals = 2;
  while (decimals < most && Math.round(sumOfShown(parts, decimals)) !== total) decimals += 1;
  return decimals;
}

function sumOfShown(parts: readonly number[], decimals: number): number {
  return parts.reduce((sum, part) => sum + Number(part.toFixed(decimals)), 0);
}
