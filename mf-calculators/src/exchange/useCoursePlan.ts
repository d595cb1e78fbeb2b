import { useQuery } from 'shared/runtime';
import { coursesIn, examsOf, type PlanTable } from '../queries.ts';
import type { Course, PlanExam } from '../reading/planRows.ts';
import { type CalculatorWork, useExams } from '../work/createWork.ts';

const noPlan: readonly PlanExam[] = [];
const noCourse: Course = { name: '', spellings: [] };

/** The courses of a table, the chosen one, its exams and what the student says of them. */
export function useCoursePlan(table: PlanTable, work: CalculatorWork) {
  const courses = useQuery(coursesIn(table));
  const { useWork } = work;
  const name = useWork((state) => state.course);
  const course = courses.data?.find((candidate) => candidate.name === name);
  const plan = useQuery({ ...examsOf(table, course ?? noCourse), enabled: course !== undefined });
  const exams = useExams(work, plan.data ?? noPlan);
  return { courses, name, course, plan, exams };
}
