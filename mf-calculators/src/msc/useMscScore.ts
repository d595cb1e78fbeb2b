import { useEffect, useEffectEvent } from 'react';
import { parseMultiplier, parseScore } from 'shared/format';
import { reportError, useQuery } from 'shared/runtime';
import { useCoursePlan } from '../exchange/useCoursePlan.ts';
import { credits, type ExamEntry } from '../formulas/exam.ts';
import { type MscInput, mscScore } from '../formulas/mscScore.ts';
import { rowOfCourse } from '../parse/parsePlan.ts';
import { mscStore, useMscForm } from './mscState.ts';
import { mscMaxima, mscMultipliers, mscPlan } from './queries.ts';
import { readForm } from './readForm.ts';

/** The MSc score and its inputs. The score is computed on request. */
export function useMscScore() {
  const multipliers = useQuery(mscMultipliers);
  const maxima = useQuery(mscMaxima);
  const coursePlan = useCoursePlan(mscPlan, mscStore);
  const { form, computed, problem, shouldCompute } = useMscForm();
  const row = rowOfCourse(multipliers.data, coursePlan.name);
  const courseData = coursePlan.course
    ? {
        gpaMultiplier: parseMultiplier(row?.['GPA mult.']),
        ncMultiplier: parseMultiplier(row?.['NC mult']),
        ncMax: parseScore(rowOfCourse(maxima.data, coursePlan.name)?.NC_MAX),
        courseCfu: (coursePlan.plan.data ?? []).reduce((sum, exam) => sum + credits(exam.cfu), 0),
      }
    : null;
  const reading = readForm(form, courseData, coursePlan.exams);

  const isLoading =
    multipliers.isPending ||
    maxima.isPending ||
    coursePlan.courses.isPending ||
    coursePlan.plan.isFetching;

  function calculate() {
    useMscForm.setState(({ attempts }) => ({ attempts: attempts + 1, shouldCompute: false }));
    if ('problem' in reading) return useMscForm.setState({ problem: reading.problem });
    if (compute(reading.input)) mscStore.actions.openTab('results');
  }

  /** @returns whether there is a score. */
  function compute(input: MscInput): boolean {
    try {
      const result = mscScore(input);
      useMscForm.setState({ computed: { result, input }, problem: null });
      return true;
    } catch (cause) {
      reportError({ source: 'calculators', message: 'The MSc score failed', cause });
      useMscForm.setState({ problem: 'failed' });
      return false;
    }
  }

  const isReady = shouldCompute && courseData !== null && !isLoading;
  const computeRestored = useEffectEvent(() => {
    useMscForm.setState({ shouldCompute: false });
    if ('input' in reading) compute(reading.input);
  });
  useEffect(() => {
    if (isReady) computeRestored();
  }, [isReady]);

  function chooseCourse(name: string) {
    if (name !== coursePlan.name)
      useMscForm.setState({ computed: null, problem: null, shouldCompute: false });
    mscStore.actions.chooseCourse(name);
  }

  // While the tables load, a restored score may still be up to date.
  const isOutOfDate =
    computed !== null &&
    !isLoading &&
    ('problem' in reading || JSON.stringify(reading.input) !== JSON.stringify(computed.input));

  return {
    ...coursePlan,
    form,
    /** What stopped the last attempt; null once it would no longer stop it. */
    problem: problem === ('problem' in reading ? reading.problem : 'failed') ? problem : null,
    courseData,
    areMultipliersPending: multipliers.isPending,
    computed,
    /** The data has changed since the score was computed. */
    isOutOfDate,
    /** The score that other grades would give; null without a score that is up to date. */
    scoreOf:
      computed === null || isOutOfDate
        ? null
        : (exams: readonly ExamEntry[]) => mscScore({ ...computed.input, exams }).score,
    calculate,
    chooseCourse,
    /** The tables are loading: a score now would be computed without them. */
    isLoading,
    /** The queries whose failure is announced as "the data". */
    queries: [coursePlan.courses, multipliers, maxima],
  };
}

export type MscState = ReturnType<typeof useMscScore>;
