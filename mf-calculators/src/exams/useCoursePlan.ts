import { useMemo } from 'react';
import { useQuery } from 'shared/runtime';
import type { ExamEntry } from '../formulas/exam.ts';
import type { Course, PlanExam } from '../parse/parsePlan.ts';
import type { CoursePlan } from '../queries.ts';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';
import { examEntries, noMarks } from '../store/marks.ts';

const noCourse: Course = { name: '', spellings: [] };
const noPlan: readonly PlanExam[] = [];

/** The exams of the chosen course with their marks. */
export function useExams({ useStore }: CalculatorStore, plan = noPlan): ExamEntry[] {
  const marks = useStore(({ course, courses }) =>
    course === null ? noMarks : courses.get(course),
  );
  return useMemo(() => examEntries(plan, marks ?? noMarks), [plan, marks]);
}

/**
 * The courses of a plan, the chosen one, and its exams with their marks, without those that the
 * calculator counts by itself.
 */
export function useCoursePlan(coursePlan: CoursePlan, store: CalculatorStore) {
  const courses = useQuery(coursePlan.courses);
  const name = store.useStore((state) => state.course);
  const course = courses.data?.find((each) => each.name === name);
  const plan = useQuery({
    ...coursePlan.examsOf(course ?? noCourse),
    enabled: course !== undefined,
  });
  const listed = useMemo(
    () => plan.data?.filter(({ subject }) => !store.isCounted(subject)),
    [plan.data, store],
  );
  const exams = useExams(store, listed);
  return { courses, name, course, plan, exams };
}
