import { parseMultiplier, parseScore } from 'shared/format';
import { useQuery } from 'shared/runtime';
import { useCoursePlan } from '../exams/useCoursePlan.ts';
import { sumCfu } from '../formulas/exam.ts';
import { mscScore } from '../formulas/mscScore.ts';
import { rowOfCourse } from '../parse/parsePlan.ts';
import type { Scenario } from '../store/createCalculatorStore.ts';
import type { MscFields, MscProblem } from './msc.ts';
import { mscMaxima, mscMultipliers, mscPlan } from './queries.ts';
import { readForm } from './readForm.ts';

/** The MSc score of a scenario and its inputs. */
export function useMsc(scenario: Scenario<MscFields>) {
  const multipliers = useQuery(mscMultipliers);
  const maxima = useQuery(mscMaxima);
  const coursePlan = useCoursePlan(mscPlan, scenario);
  const { course, courses, plan, exams } = coursePlan;
  const { form } = scenario.fields;
  const row = rowOfCourse(multipliers.data, scenario.course);
  const courseData = course
    ? {
        gpaMultiplier: parseMultiplier(row?.['GPA mult.']),
        ncMultiplier: parseMultiplier(row?.['NC mult']),
        ncMax: parseScore(rowOfCourse(maxima.data, scenario.course)?.NC_MAX),
        courseCfu: sumCfu(plan.data ?? []),
      }
    : null;
  const reading = readForm(form, courseData, exams);
  /** A score without its tables would be another one. */
  const isLoading =
    multipliers.isPending || maxima.isPending || courses.isPending || plan.isLoading;
  const input = 'input' in reading ? reading.input : null;
  const possible = input && !isLoading ? mscScore(input) : null;
  const failure: MscProblem = 'problem' in reading ? reading.problem : 'failed';

  return {
    ...coursePlan,
    form,
    courseData,
    areMultipliersPending: multipliers.isPending,
    isLoading,
    input,
    /** What "Calculate" would show. */
    possible,
    /** What prevents a score. */
    problem: possible ? null : failure,
    /** Null until "Calculate" was pressed. */
    result: form.asked ? possible : null,
    /** The queries whose failure is announced as "the data". */
    queries: [courses, multipliers, maxima],
  };
}

export const useMscScore = (scenario: Scenario<MscFields>): number | null =>
  useMsc(scenario).result?.score ?? null;
