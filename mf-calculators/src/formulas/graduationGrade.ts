import { reaches } from './compare.ts';
import { type Exam, isGraded, sumCfu } from './exam.ts';
import { rules } from './rules.ts';
import { weightedMean } from './weightedMean.ts';

/** Points that the committee may add: those of an excellent thesis and one more, at most. */
export const bonusOptions = [0, 1, 2, 3, 4, 5] as const;
export type Bonus = (typeof bonusOptions)[number];

export type GraduationGrade = NonNullable<ReturnType<typeof graduationGrade>>;

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
export function graduationGrade(exams: readonly Exam[], bonus: number) {
  const mean = weightedMean(exams.filter(countsForGraduation));
  if (mean === null) return null;
  /** The mean out of the highest grade. */
  const base = (mean * rules.highestFinal) / rules.fullGrade;
  /** Before the cap. */
  const uncapped = base + bonus;
  const final = Math.min(rules.highestFinal, uncapped);
  return { mean, base, uncapped, final, honoursPossible: reaches(uncapped, rules.honoursFrom) };
}

/** Credits done and in all, both with the thesis. */
export function graduationCfu(exams: readonly Exam[]): { done: number; total: number } {
  return {
    done: rules.thesisCfu + sumCfu(exams.filter(countsForGraduation)),
    total: rules.thesisCfu + sumCfu(exams),
  };
}

/** The colour steps of a result: at least 105, 100, 95, and below. */
export function graduationLevel(final: number): 'excellent' | 'good' | 'fair' | 'low' {
  if (reaches(final, 105)) return 'excellent';
  if (reaches(final, 100)) return 'good';
  return reaches(final, 95) ? 'fair' : 'low';
}
