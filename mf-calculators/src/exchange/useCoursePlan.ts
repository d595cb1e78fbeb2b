import { useMemo } from 'react';
import { useQuery } from 'shared/runtime';
import type { Course } from '../parse/parsePlan.ts';
import type { CoursePlan } from '../queries.ts';
import { type CalculatorStore, useExams } from '../store/createCalculatorStore.ts';

const noCourse: Course = { name: '', spellings: [] };

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
