import { useEffect, useEffectEvent } from 'react';
import { reportError, useQuery } from 'shared/runtime';
import { useCoursePlan } from '../exchange/useCoursePlan.ts';
import { credits, type ExamEntry } from '../formulas/exam.ts';
import { type MscInput, mscScore } from '../formulas/mscScore.ts';
import { parseMultiplier, parseScore } from '../formulas/parseNumber.ts';
import { mscMaxima, mscMultipliers } from '../queries.ts';
import { rowOfCourse } from '../reading/courseRow.ts';
import { mscWork } from '../work/works.ts';
import { useMscForm } from './mscForm.ts';
import { readForm } from './readForm.ts';

/** Everything that the MSc score is made of; the score itself comes when it is asked for. */
export function useMscScore() {
  const multipliers = useQuery(mscMultipliers);
  const maxima = useQuery(mscMaxima);
  const coursePlan = useCoursePlan('cours-subject_MS_exchange', mscWork);
  const { form, computed, problem, wanted } = useMscForm();
  const row = rowOfCourse(multipliers.data, coursePlan.name);
  const course = coursePlan.course
    ? {
        gpaMultiplier: parseMultiplier(row?.['GPA mult.']),
        ncMultiplier: parseMultiplier(row?.['NC mult']),
        ncMax: parseScore(rowOfCourse(maxima.data, coursePlan.name)?.NC_MAX),
        courseCfu: (coursePlan.plan.data ?? []).reduce((sum, exam) => sum + credits(exam.cfu), 0),
      }
    : null;
  const reading = readForm(form, course, coursePlan.exams);

  const waiting =
    multipliers.isPending ||
    maxima.isPending ||
    coursePlan.courses.isPending ||
    coursePlan.plan.isFetching;

  function calculate() {
    useMscForm.setState(({ attempts }) => ({ attempts: attempts + 1, wanted: false }));
    if ('problem' in reading) return useMscForm.setState({ problem: reading.problem });
    compute(reading.input, () => mscWork.actions.openTab('results'));
  }

  function compute(input: MscInput, done = () => {}) {
    try {
      const result = mscScore(input);
      useMscForm.setState({ computed: { result, of: input }, problem: null });
      done();
    } catch (cause) {
      reportError({ source: 'calculators', message: 'The MSc score failed', cause });
      useMscForm.setState({ problem: 'failed' });
    }
  }

  const ready = wanted && course !== null && !waiting;
  const computeWanted = useEffectEvent(() => {
    useMscForm.setState({ wanted: false });
    if ('input' in reading) compute(reading.input);
  });
  useEffect(() => {
    if (ready) computeWanted();
  }, [ready]);

  function chooseCourse(name: string) {
    if (name !== coursePlan.name)
      useMscForm.setState({ computed: null, problem: null, wanted: false });
    mscWork.actions.chooseCourse(name);
  }

  const of = computed?.of ?? null;
  // While the tables are being read nobody knows: a kept score may well be of what they will say.
  const outOfDate =
    of !== null &&
    !waiting &&
    ('problem' in reading || JSON.stringify(reading.input) !== JSON.stringify(of));

  return {
    ...coursePlan,
    form,
    /** What stopped the last attempt, for as long as it still would. */
    problem: problem === ('problem' in reading ? reading.problem : 'failed') ? problem : null,
    course,
    multipliersPending: multipliers.isPending,
    chosen: coursePlan.course,
    result: computed?.result ?? null,
    /** What the result was made of. */
    of,
    /** Something changed since the score was made. */
    outOfDate,
    /** The score of other exams, all else being as it was; null while the score is out of date. */
    scoreOf:
      of === null || outOfDate
        ? null
        : (exams: readonly ExamEntry[]) => mscScore({ ...of, exams }).score,
    calculate,
    chooseCourse,
    /** The tables are being read: a score now would be made without them. */
    waiting,
    /** The reads whose failure is called "the data". */
    reads: [coursePlan.courses, multipliers, maxima],
  };
}

export type MscState = ReturnType<typeof useMscScore>;
