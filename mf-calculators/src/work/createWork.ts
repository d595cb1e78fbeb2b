import { useMemo } from 'react';
import { createStore } from 'shared/runtime';
import { type BoardFilter, noFilter } from '../destinations/boardFilter.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import type { PastedLine } from '../paste/readTranscript.ts';
import type { PlanExam } from '../reading/planRows.ts';
import {
  type CourseWork,
  examEntries,
  type Mark,
  noMark,
  noWork,
  withCompleted,
  withGrade,
  withMarked,
  withSeminar,
} from './marks.ts';

export type CalculatorTab = 'input' | 'results';

interface Work {
  /** The chosen course, by name. */
  course: string | null;
  courses: Readonly<Record<string, CourseWork>>;
  tab: CalculatorTab;
  filter: BoardFilter;
  /** What stood before the last change of many exams at once, for taking it back. */
  before: { course: string; work: CourseWork } | null;
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
    before: null,
  }));

  function change(next: (work: CourseWork) => CourseWork, manyAtOnce = false) {
    useWork.setState(({ course, courses }) => {
      if (course === null) return {};
      const work = courses[course] ?? noWork;
      return {
        courses: { ...courses, [course]: next(work) },
        before: manyAtOnce ? { course, work } : null,
      };
    });
  }
  function mark(id: string, next: (mark: Mark) => Mark) {
    change(({ marks, own }) => ({ own, marks: { ...marks, [id]: next(marks[id] ?? noMark) } }));
  }

  let added = 0;
  function ownId(): string {
    added += 1;
    return `own-${added}`;
  }

  const actions = {
    chooseCourse: (course: string) => useWork.setState({ course }),
    openTab: (tab: CalculatorTab) => useWork.setState({ tab }),
    filter: (filter: BoardFilter) => useWork.setState({ filter }),
    complete: (id: string, completed: boolean) => mark(id, (was) => withCompleted(was, completed)),
    markSeminar: (id: string, seminar: boolean) => mark(id, (was) => withSeminar(was, seminar)),
    grade: (id: string, grade: number) => mark(id, (was) => withGrade(was, grade)),
    addExam: (exam: Omit<PlanExam, 'id'>, grade: number) => {
      const own = { ...exam, id: ownId() };
      change((work) => withMarked(work, own, withGrade(noMark, grade)));
    },
    /** Takes over what was pasted, all at once. */
    paste: (lines: readonly PastedLine[]) =>
      change(
        (work) =>
          lines.reduce((sofar, line) => {
            if (line.kind === 'unread') return sofar;
            const exam = line.known ? line.exam : { ...line.exam, id: ownId() };
            const said = line.seminar ? withSeminar(noMark, true) : withGrade(noMark, line.grade);
            return withMarked(sofar, exam, said, line.known);
          }, work),
        true,
      ),
    removeExam: (id: string) =>
      change(({ marks, own }) => ({ marks, own: own.filter((exam) => exam.id !== id) })),
    clear: () => change(() => noWork, true),
    undo: () =>
      useWork.setState(({ before, courses }) =>
        before ? { courses: { ...courses, [before.course]: before.work }, before: null } : {},
      ),
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
