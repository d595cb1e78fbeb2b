import { useMemo } from 'react';
import { useQuery } from 'shared/runtime';
import type { ExamEntry } from '../formulas/exam.ts';
import type { Course, PlanExam } from '../parse/parsePlan.ts';
import type { CoursePlan } from '../queries.ts';
import type { Scenario } from '../store/createCalculatorStore.ts';
import { examEntries, noMarks } from '../store/marks.ts';

const noCourse: Course = { name: '', spellings: [] };
const noPlan: readonly PlanExam[] = [];
const countsNone = () => false;

/** The exams of a scenario's course with their marks. */
export function useExams({ course, courses }: Scenario<object>, plan = noPlan): ExamEntry[] {
  const marks = course === null ? noMarks : courses.get(course);
  return useMemo(() => examEntries(plan, marks ?? noMarks), [plan, marks]);
}

/**
 * The courses of a plan, the one of a scenario, and its exams with their marks, without those that the
 * calculator counts by itself.
 */
export function useCoursePlan(
  coursePlan: CoursePlan,
  scenario: Scenario<object>,
  isCounted: (subject: string) => boolean = countsNone,
) {
  const courses = useQuery(coursePlan.courses);
  const name = scenario.course;
  const course = courses.data?.find((each) => each.name === name);
  const plan = useQuery({
    ...coursePlan.examsOf(course ?? noCourse),
    enabled: course !== undefined,
  });
  const listed = useMemo(
    () => plan.data?.filter(({ subject }) => !isCounted(subject)),
    [plan.data, isCounted],
  );
  const exams = useExams(scenario, listed);
  return { courses, name, course, plan, exams };
}
