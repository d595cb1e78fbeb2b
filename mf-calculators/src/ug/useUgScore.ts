import { useQuery } from 'shared/runtime';
import { useCoursePlan } from '../exchange/useCoursePlan.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import { parseMultiplier, parseScore } from '../formulas/parseNumber.ts';
import { ugScore } from '../formulas/ugScore.ts';
import { ugMultipliers } from '../queries.ts';
import { rowOfCourse } from '../reading/courseRow.ts';
import { ugWork } from '../work/works.ts';

/** Everything that the undergraduate score is made of, and the score, as the student types. */
export function useUgScore() {
  const multipliers = useQuery(ugMultipliers);
  const coursePlan = useCoursePlan('course_subjects_UG', ugWork);
  const row = rowOfCourse(multipliers.data, coursePlan.name);
  const multiplier = parseMultiplier(row?.multiplier);
  const cfuMin = parseScore(row?.cfu_min);
  const scoreOf = (exams: readonly ExamEntry[]) => ugScore({ exams, multiplier, cfuMin });
  return {
    ...coursePlan,
    multiplier,
    cfuMin,
    /** The course is chosen and known, and still has no multiplier: 1 stands in, visibly. */
    multiplierMissing: coursePlan.name !== null && !multipliers.isPending && multiplier === null,
    result: multipliers.isPending || coursePlan.name === null ? null : scoreOf(coursePlan.exams),
    /** The score of other exams than the student's own, by the same course's rule. */
    scoreOf: (exams: readonly ExamEntry[]) => scoreOf(exams)?.score ?? null,
    /** The reads whose failure is called "the data". */
    reads: [coursePlan.courses, multipliers],
  };
}

export type UgState = ReturnType<typeof useUgScore>;
