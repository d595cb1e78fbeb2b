import { useMemo } from 'react';
import { useQuery } from 'shared/runtime';
import type { Course } from '../parse/parsePlan.ts';
import { coursesIn, examsOf, type PlanTable } from '../queries.ts';
import { type CalculatorStore, useExams } from '../store/createCalculatorStore.ts';

const noCourse: Course = { name: '', spellings: [] };

/**
 * The courses of a table, the chosen one, and its exams with their marks, without those that the
 * calculator counts by itself.
 */
export function useCoursePlan(table: PlanTable, store: CalculatorStore) {
  const courses = useQuery(coursesIn(table));
  const name = store.useStore((state) => state.course);
  const course = courses.data?.find((each) => each.name === name);
  const plan = useQuery({ ...examsOf(table, course ?? noCourse), enabled: course !== undefined });
  const listed = useMemo(
    () => plan.data?.filter(({ subject }) => !store.isCounted(subject)),
    [plan.data, store],
  );
  const exams = useExams(store, listed);
  return { courses, name, course, plan, exams };
}
