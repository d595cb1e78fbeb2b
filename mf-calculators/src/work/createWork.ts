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
  nextOwnId,
  noMark,
  noWork,
  withCompleted,
  withGrade,
  withMarked,
  withSeminar,
} from './marks.ts';

export type CalculatorTab = 'input' | 'results';

/** How many changes can be taken back, one after the other. */
const mostSteps = 100;

export interface Work {
  /** The chosen course, by name. */
  course: string | null;
  courses: Readonly<Record<string, CourseWork>>;
  tab: CalculatorTab;
  filter: BoardFilter;
  /** What stood before each change of the chosen course's exams, the last one at the end. */
  past: readonly CourseWork[];
  /** Whether the last change was of many exams at once: it is worth saying so. */
  manyChanged: boolean;
}

/**
 * What was entered in one calculator: it outlives its dialog and ends with the visit, unless the
 * student has it kept on the device (`keep/`).
 *
 * @param onlyCourse For a calculator with one plan, which there is no choosing of.
 */
export function createWork(onlyCourse: string | null = null) {
  const useWork = createStore<Work>(() => ({
    course: onlyCourse,
    courses: {},
    tab: 'input',
    filter: noFilter,
    past: [],
    manyChanged: false,
  }));

  function change(next: (work: CourseWork) => CourseWork, manyAtOnce = false) {
    useWork.setState(({ course, courses, past }) => {
      if (course === null) return {};
      const work = courses[course] ?? noWork;
      return {
        courses: { ...courses, [course]: next(work) },
        past: [...past.slice(1 - mostSteps), work],
        manyChanged: manyAtOnce,
      };
    });
  }
  function mark(id: string, next: (mark: Mark) => Mark) {
    change(({ marks, own }) => ({ own, marks: { ...marks, [id]: next(marks[id] ?? noMark) } }));
  }

  const actions = {
    chooseCourse: (course: string) => useWork.setState({ course, past: [], manyChanged: false }),
    openTab: (tab: CalculatorTab) => useWork.setState({ tab }),
    filter: (filter: BoardFilter) => useWork.setState({ filter }),
    complete: (id: string, completed: boolean) => mark(id, (was) => withCompleted(was, completed)),
    markSeminar: (id: string, seminar: boolean) => mark(id, (was) => withSeminar(was, seminar)),
    grade: (id: string, grade: number) => mark(id, (was) => withGrade(was, grade)),
    addExam: (exam: Omit<PlanExam, 'id'>, grade: number) =>
      change((work) =>
        withMarked(work, { ...exam, id: nextOwnId(work) }, withGrade(noMark, grade)),
      ),
    /** Takes over what was pasted, all at once. */
    paste: (lines: readonly PastedLine[]) =>
      change(
        (work) =>
          lines.reduce((sofar, line) => {
            if (line.kind === 'unread') return sofar;
            const exam = line.known ? line.exam : { ...line.exam, id: nextOwnId(sofar) };
            const said = line.seminar ? withSeminar(noMark, true) : withGrade(noMark, line.grade);
            return withMarked(sofar, exam, said, line.known);
          }, work),
        true,
      ),
    removeExam: (id: string) =>
      change(({ marks: { [id]: _, ...marks }, own }) => ({
        marks,
        own: own.filter((exam) => exam.id !== id),
      })),
    clear: () => change(() => noWork, true),
    undo: () =>
      useWork.setState(({ course, courses, past }) => {
        const before = past.at(-1);
        if (course === null || before === undefined) return {};
        return {
          courses: { ...courses, [course]: before },
          past: past.slice(0, -1),
          manyChanged: false,
        };
      }),
    /** Puts other work in the place of all of it, as when it comes from the device or from a link. */
    replace: (work: Pick<Work, 'course' | 'courses'>) =>
      useWork.setState({
        courses: work.courses,
        course: onlyCourse ?? work.course,
        past: [],
        manyChanged: false,
      }),
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
