import { credits, type Exam, isGraded } from './exam.ts';
import { rules } from './rules.ts';
import { weightedMean } from './weightedMean.ts';

/** Points that the committee may add: those of an excellent thesis and one more, at most. */
export const bonusOptions = [0, 1, 2, 3, 4, 5] as const;
export type Bonus = (typeof bonusOptions)[number];

export interface GraduationGrade {
  /** The weighted mean of the grades. */
  mean: number;
  /** The mean out of 110, before any bonus. */
  base: number;
  /** Base and bonus, before the cap. */
  uncapped: number;
  /** The graduation grade: at most 110. */
  final: number;
  honoursPossible: boolean;
}

/** An exam counts only if it is completed and is a seminar or has a grade that passes. */
export function countsForGraduation(exam: Exam): boolean {
  return exam.completed && (exam.isSeminar || isGraded(exam));
}

/**
 * The undergraduate graduation grade: min(110, mean · 110 / 30 + bonus). Not rounded.
 *
 * @param exams The plan without the thesis.
 * @param bonus One of `bonusOptions`.
 * @returns null when no counted exam has a grade: a bonus alone is not a result.
 * Source: `constants.11` to `constants.15` in docs/conformance.md; decision 17.
 */
export function graduationGrade(exams: readonly Exam[], bonus: number): GraduationGrade | null {
  const mean = weightedMean(exams.filter(countsForGraduation));
  if (mean === null) return null;
  const base = (mean * rules.highestFinal) / rules.fullGrade;
  const uncapped = base + bonus;
  return {
    mean,
    base,
    uncapped,
    final: Math.min(rules.highestFinal, uncapped),
    honoursPossible: uncapped >= rules.honoursFrom,
  };
}

/** Credits done and in all, both with the thesis. */
export function graduationCfu(exams: readonly Exam[]): { done: number; total: number } {
  let done: number = rules.thesisCfu;
  let total: number = rules.thesisCfu;
  for (const exam of exams) {
    total += credits(exam.cfu);
    if (countsForGraduation(exam)) done += credits(exam.cfu);
  }
  return { done, total };
}

/** The colour steps of a result: at least 105, 100, 95, and below. */
export function graduationLevel(final: number): 'excellent' | 'good' | 'fair' | 'low' {
  if (final >= 105) return 'excellent';
  if (final >= 100) return 'good';
  return final >= 95 ? 'fair' : 'low';
}
