import { parseMultiplier, parseScore } from 'shared/format';
import { useQuery } from 'shared/runtime';
import { useCoursePlan } from '../exchange/useCoursePlan.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import { ugScore } from '../formulas/ugScore.ts';
import { rowOfCourse } from '../parse/parsePlan.ts';
import { ugMultipliers, ugPlan } from './queries.ts';
import { ugStore } from './ugState.ts';

/** The undergraduate score and its inputs. */
export function useUgScore() {
  const multipliers = useQuery(ugMultipliers);
  const coursePlan = useCoursePlan(ugPlan, ugStore);
  const row = rowOfCourse(multipliers.data, coursePlan.name);
  const multiplier = parseMultiplier(row?.multiplier);
  const cfuMin = parseScore(row?.cfu_min);
  const scoreOf = (exams: readonly ExamEntry[]) => ugScore({ exams, multiplier, cfuMin });
  return {
    ...coursePlan,
    multiplier,
    cfuMin,
    /** The chosen course has no multiplier, so the default is used and the student is told. */
    isMultiplierMissing: coursePlan.name !== null && !multipliers.isPending && multiplier === null,
    result: multipliers.isPending || coursePlan.name === null ? null : scoreOf(coursePlan.exams),
    /** The score that other grades would give. */
    scoreOf: (exams: readonly ExamEntry[]) => scoreOf(exams)?.score ?? null,
    /** The queries whose failure is announced as "the data". */
    queries: [coursePlan.courses, multipliers],
  };
}

export type UgState = ReturnType<typeof useUgScore>;
