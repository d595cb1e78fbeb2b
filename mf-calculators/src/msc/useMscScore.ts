import { useEffect, useEffectEvent } from 'react';
import { parseMultiplier, parseScore } from 'shared/format';
import { useQuery } from 'shared/runtime';
import { useCoursePlan } from '../exams/useCoursePlan.ts';
import { type ExamEntry, sumCfu } from '../formulas/exam.ts';
import { mscScore } from '../formulas/mscScore.ts';
import { rowOfCourse } from '../parse/parsePlan.ts';
import { type MscProblem, msc } from './msc.ts';
import { mscMaxima, mscMultipliers, mscPlan } from './queries.ts';
import { readForm } from './readForm.ts';

const { actions, setFields, useFields } = msc.store;

/** The MSc score and its inputs. The score is computed on request. */
export function useMscScore() {
  const multipliers = useQuery(mscMultipliers);
  const maxima = useQuery(mscMaxima);
  const coursePlan = useCoursePlan(mscPlan, msc.store);
  const { name, course, courses, plan, exams } = coursePlan;
  const { form, computed, problem, shouldCompute, attempts } = useFields();
  const row = rowOfCourse(multipliers.data, name);
  const courseData = course
    ? {
        gpaMultiplier: parseMultiplier(row?.['GPA mult.']),
        ncMultiplier: parseMultiplier(row?.['NC mult']),
        ncMax: parseScore(rowOfCourse(maxima.data, name)?.NC_MAX),
        courseCfu: sumCfu(plan.data ?? []),
      }
    : null;
  const reading = readForm(form, courseData, exams);
  const input = 'input' in reading ? reading.input : null;
  const result = input && mscScore(input);
  const failure: MscProblem = 'problem' in reading ? reading.problem : 'failed';
  const nextProblem = result ? null : failure;

  const isLoading =
    multipliers.isPending || maxima.isPending || courses.isPending || plan.isFetching;

  function compute() {
    setFields(() => ({
      shouldCompute: false,
      problem: nextProblem,
      ...(input && result && { computed: { input, result } }),
    }));
  }

  function calculate() {
    compute();
    setFields((fields) => ({ attempts: fields.attempts + 1 }));
    if (result) actions.openTab('results');
  }

  const isReady = shouldCompute && courseData !== null && !isLoading;
  const computeRestored = useEffectEvent(() => {
    // Before "Calculate" was pressed, what is missing is not an error.
    if (input) compute();
    else setFields(() => ({ shouldCompute: false }));
  });
  useEffect(() => {
    if (isReady) computeRestored();
  }, [isReady]);

  // While the tables load, a restored score may still be up to date.
  const isOutOfDate =
    computed !== null && !isLoading && JSON.stringify(input) !== JSON.stringify(computed.input);

  return {
    ...coursePlan,
    form,
    attempts,
    /** What stopped the last attempt; null once it would no longer stop it. */
    problem: problem === nextProblem ? problem : null,
    courseData,
    areMultipliersPending: multipliers.isPending,
    computed,
    /** The data has changed since the score was computed. */
    isOutOfDate,
    /** The score that other grades would give; null without a score that is up to date. */
    scoreOf:
      computed === null || isOutOfDate
        ? null
        : (tried: readonly ExamEntry[]) =>
            mscScore({ ...computed.input, exams: tried })?.score ?? null,
    calculate,
    /** The tables are loading: a score now would be computed without them. */
    isLoading,
    /** The queries whose failure is announced as "the data". */
    queries: [courses, multipliers, maxima],
  };
}
