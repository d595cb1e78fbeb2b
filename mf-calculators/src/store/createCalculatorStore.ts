import { useMemo } from 'react';
import { createStore } from 'shared/runtime';
import { type BoardFilter, noFilter } from '../destinations/boardFilter.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import type { PlanExam } from '../parse/parsePlan.ts';
import type { PastedLine } from '../parse/readTranscript.ts';
import {
  type CourseMarks,
  examEntries,
  type Mark,
  nextOwnId,
  noMark,
  noMarks,
  withCompleted,
  withGrade,
  withMarked,
  withSeminar,
} from './marks.ts';

type CalculatorTab = 'input' | 'results';

const maxUndoSteps = 100;

interface StoreState {
  /** The name of the chosen course. */
  course: string | null;
  courses: Readonly<Record<string, CourseMarks>>;
  tab: CalculatorTab;
  filter: BoardFilter;
  /** The chosen course's marks before each change, the latest at the end. */
  undoStack: readonly CourseMarks[];
  /** Whether the last change affected many exams at once, which is announced. */
  hasBulkChange: boolean;
}

interface StoreOptions {
  /** The course of a calculator that has only one. */
  onlyCourse?: string;
  /** How "no grade" reads. */
  noGrade?: string;
  /** Whether the calculator counts a subject by itself, so that it must not be added. */
  isCounted?: (subject: string) => boolean;
}

/**
 * What was entered in one calculator. It survives the closing of the dialog and ends with the visit,
 * unless the student saves it on the device (`persistence/`).
 */
export function createCalculatorStore({
  onlyCourse,
  noGrade = '–',
  isCounted = () => false,
}: StoreOptions = {}) {
  const useStore = createStore<StoreState>(() => ({
    course: onlyCourse ?? null,
    courses: {},
    tab: 'input',
    filter: noFilter,
    undoStack: [],
    hasBulkChange: false,
  }));

  function change(next: (course: CourseMarks) => CourseMarks, hasBulkChange = false) {
    useStore.setState(({ course, courses, undoStack }) => {
      if (course === null) return {};
      const before = courses[course] ?? noMarks;
      return {
        courses: { ...courses, [course]: next(before) },
        undoStack: [...undoStack.slice(1 - maxUndoSteps), before],
        hasBulkChange,
      };
    });
  }
  function setMark(id: string, next: (mark: Mark) => Mark) {
    change(({ marks, own }) => ({ own, marks: { ...marks, [id]: next(marks[id] ?? noMark) } }));
  }

  const actions = {
    chooseCourse: (course: string) =>
      useStore.setState({ course, undoStack: [], hasBulkChange: false }),
    openTab: (tab: CalculatorTab) => useStore.setState({ tab }),
    filter: (change: Partial<BoardFilter>) =>
      useStore.setState(({ filter }) => ({ filter: { ...filter, ...change } })),
    complete: (id: string, completed: boolean) =>
      setMark(id, (mark) => withCompleted(mark, completed)),
    markSeminar: (id: string, seminar: boolean) =>
      setMark(id, (mark) => withSeminar(mark, seminar)),
    grade: (id: string, grade: number) => setMark(id, (mark) => withGrade(mark, grade)),
    addExam: (exam: Omit<PlanExam, 'id'>, grade: number) =>
      change((course) =>
        withMarked(course, { ...exam, id: nextOwnId(course) }, withGrade(noMark, grade)),
      ),
    paste: (lines: readonly PastedLine[]) =>
      change(
        (before) =>
          lines.reduce((course, line) => {
            if (line.kind === 'unread') return course;
            const exam = line.known ? line.exam : { ...line.exam, id: nextOwnId(course) };
            const mark = line.seminar ? withSeminar(noMark, true) : withGrade(noMark, line.grade);
            return withMarked(course, exam, mark, line.known);
          }, before),
        true,
      ),
    removeExam: (id: string) =>
      change(({ marks: { [id]: _, ...marks }, own }) => ({
        marks,
        own: own.filter((exam) => exam.id !== id),
      })),
    clear: () => change(() => noMarks, true),
    undo: () =>
      useStore.setState(({ course, courses, undoStack }) => {
        const before = undoStack.at(-1);
        if (course === null || before === undefined) return {};
        return {
          courses: { ...courses, [course]: before },
          undoStack: undoStack.slice(0, -1),
          hasBulkChange: false,
        };
      }),
    /** Replaces everything that was entered, with what the device or a link holds. */
    replace: ({ course, courses }: Pick<StoreState, 'course' | 'courses'>) =>
      useStore.setState({
        courses,
        course: onlyCourse ?? course,
        undoStack: [],
        hasBulkChange: false,
      }),
  };

  return { useStore, actions, noGrade, isCounted };
}

export type CalculatorStore = ReturnType<typeof createCalculatorStore>;

const noPlan: readonly PlanExam[] = [];

/** The exams of the chosen course with their marks. */
export function useExams({ useStore }: CalculatorStore, plan = noPlan): ExamEntry[] {
  const marks = useStore(({ course, courses }) => (course === null ? noMarks : courses[course]));
  return useMemo(() => examEntries(plan, marks ?? noMarks), [plan, marks]);
}
