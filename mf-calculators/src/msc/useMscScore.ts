import { useEffect, useEffectEvent } from 'react';
import { parseMultiplier, parseScore } from 'shared/format';
import { reportError, useQuery } from 'shared/runtime';
import { useCoursePlan } from '../exams/useCoursePlan.ts';
import { type ExamEntry, sumCfu } from '../formulas/exam.ts';
import { type MscInput, mscScore } from '../formulas/mscScore.ts';
import { rowOfCourse } from '../parse/parsePlan.ts';
import { msc } from './msc.ts';
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

  const isLoading =
    multipliers.isPending || maxima.isPending || courses.isPending || plan.isFetching;

  function calculate() {
    setFields((fields) => ({ attempts: fields.attempts + 1, shouldCompute: false }));
    if ('problem' in reading) return setFields(() => ({ problem: reading.problem }));
    if (compute(reading.input)) actions.openTab('results');
  }

  /** @returns whether there is a score. */
  function compute(input: MscInput): boolean {
    try {
      const result = mscScore(input);
      setFields(() => ({ computed: { result, input }, problem: null }));
      return true;
    } catch (cause) {
      reportError({ source: 'calculators', message: 'The MSc score failed', cause });
      setFields(() => ({ problem: 'failed' }));
      return false;
    }
  }

  const isReady = shouldCompute && courseData !== null && !isLoading;
  const computeRestored = useEffectEvent(() => {
    setFields(() => ({ shouldCompute: false }));
    if ('input' in reading) compute(reading.input);
  });
  useEffect(() => {
    if (isReady) computeRestored();
  }, [isReady]);

  // While the tables load, a restored score may still be up to date.
  const isOutOfDate =
    computed !== null &&
    !isLoading &&
    ('problem' in reading || JSON.stringify(reading.input) !== JSON.stringify(computed.input));

  return {
    ...coursePlan,
    form,
    attempts,
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
        : (tried: readonly ExamEntry[]) => mscScore({ ...computed.input, exams: tried }).score,
    calculate,
    /** The tables are loading: a score now would be computed without them. */
    isLoading,
    /** The queries whose failure is announced as "the data". */
    queries: [courses, multipliers, maxima],
  };
}

export type MscState = ReturnType<typeof useMscScore>;
