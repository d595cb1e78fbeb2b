import { useMemo } from 'react';
import { createStore } from 'shared/runtime';
import { type BoardFilter, noFilter } from '../destinations/boardFilter.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import type { PlanExam } from '../reading/planRows.ts';
import {
  type CourseWork,
  examEntries,
  type Mark,
  noMark,
  noWork,
  withCompleted,
  withGrade,
  withSeminar,
} from './marks.ts';

export type CalculatorTab = 'input' | 'results';

interface Work {
  /** The chosen course, by name. */
  course: string | null;
  courses: Readonly<Record<string, CourseWork>>;
  tab: CalculatorTab;
  filter: BoardFilter;
}

/**
 * What was entered in one calculator: it outlives its dialog and ends with the visit. Nothing of it
 * is stored.
 *
 * @param onlyCourse For a calculator with one plan, which there is no choosing of.
 */
export function createWork(onlyCourse: string | null = null) {
  const useWork = createStore<Work>(() => ({
    course: onlyCourse,
    courses: {},
    tab: 'input',
    filter: noFilter,
  }));

  function change(next: (work: CourseWork) => CourseWork) {
    useWork.setState(({ course, courses }) =>
      course === null ? {} : { courses: { ...courses, [course]: next(courses[course] ?? noWork) } },
    );
  }
  function mark(id: string, next: (mark: Mark) => Mark) {
    change(({ marks, own }) => ({ own, marks: { ...marks, [id]: next(marks[id] ?? noMark) } }));
  }

  let added = 0;
  const actions = {
    chooseCourse: (course: string) => useWork.setState({ course }),
    openTab: (tab: CalculatorTab) => useWork.setState({ tab }),
    filter: (filter: BoardFilter) => useWork.setState({ filter }),
    complete: (id: string, completed: boolean) => mark(id, (was) => withCompleted(was, completed)),
    markSeminar: (id: string, seminar: boolean) => mark(id, (was) => withSeminar(was, seminar)),
    grade: (id: string, grade: number) => mark(id, (was) => withGrade(was, grade)),
    addExam: (exam: Omit<PlanExam, 'id'>, grade: number) => {
      added += 1;
      const id = `own-${added}`;
      change(({ marks, own }) => ({
        own: [...own, { ...exam, id }],
        marks: { ...marks, [id]: withGrade(noMark, grade) },
      }));
    },
    removeExam: (id: string) =>
      change(({ marks, own }) => ({ marks, own: own.filter((exam) => exam.id !== id) })),
    clear: () => change(() => noWork),
  };

  return { useWork, actions };
}

export type CalculatorWork = ReturnType<typeof createWork>;
export type ExamActions = CalculatorWork['actions'];

/** The exams of the chosen course as they stand. */
export function useExams({ useWork }: CalculatorWork, plan: readonly PlanExam[]): ExamEntry[] {
  const work = useWork(({ course, courses }) => (course === null ? noWork : courses[course]));
  return useMemo(() => examEntries(plan, work ?? noWork), [plan, work]);
}
