import { createStore } from 'shared/runtime';
import type { CalculatorType } from '../calculatorTypes.ts';
import { type BoardFilter, noFilter } from '../destinations/boardFilter.ts';
import type { PlanExam } from '../parse/parsePlan.ts';
import { createPersistence, type Persistence } from '../persistence/createPersistence.ts';
import { decodeCourses, encodeCourses, type Snapshot } from '../persistence/snapshot.ts';
import type { PastedExam } from '../transcript/readTranscript.ts';
import {
  type CourseMarks,
  type Mark,
  nextOwnId,
  noMark,
  noMarks,
  withGrade,
  withMarked,
  withSeminar,
} from './marks.ts';

type CalculatorTab = 'input' | 'results';

const maxUndoSteps = 100;

interface StoreState {
  /** The name of the chosen course. */
  course: string | null;
  /** By name, which a table or a link gives. */
  courses: ReadonlyMap<string, CourseMarks>;
  tab: CalculatorTab;
  filter: BoardFilter;
  /** The chosen course's marks before each change, the latest at the end. */
  undoStack: readonly CourseMarks[];
  /** Whether the last change affected many exams at once, which is announced. */
  hasBulkChange: boolean;
}

interface StoreOptions<Fields> {
  type: CalculatorType;
  /** The course of a calculator that has only one. */
  onlyCourse?: string;
  /** How "no grade" reads. */
  noGrade?: string;
  /** Whether the calculator counts a subject by itself, so that it must not be added. */
  isCounted?: (subject: string) => boolean;
  /** What the calculator asks for besides courses and exams, from what was saved or shared, if anything was. */
  fields: (saved?: Snapshot) => Fields;
  /** What is saved and shared of them. */
  save?: (fields: Fields) => Partial<Snapshot>;
  /** What becomes of them when another course is chosen. */
  forNewCourse?: (fields: Fields) => Fields;
}

/**
 * What was entered in one calculator. It survives the closing of the dialog and ends with the visit,
 * unless the student saves it on the device.
 */
export function createCalculatorStore<Fields extends object>(options: StoreOptions<Fields>) {
  const { type, onlyCourse, noGrade = '–', isCounted = () => false, fields, save } = options;
  const { forNewCourse = (fields) => fields } = options;
  const unchanged = { undoStack: [], hasBulkChange: false };
  const useStore = createStore<StoreState & { fields: Fields }>(() => ({
    course: onlyCourse ?? null,
    courses: new Map(),
    tab: 'input',
    filter: noFilter,
    fields: fields(),
    ...unchanged,
  }));

  function change(next: (course: CourseMarks) => CourseMarks, hasBulkChange = false) {
    useStore.setState(({ course, courses, undoStack }) => {
      if (course === null) return {};
      const before = courses.get(course) ?? noMarks;
      return {
        courses: new Map(courses).set(course, next(before)),
        undoStack: [...undoStack.slice(1 - maxUndoSteps), before],
        hasBulkChange,
      };
    });
  }

  const actions = {
    chooseCourse: (course: string) =>
      useStore.setState((state) => ({
        course,
        fields: course === state.course ? state.fields : forNewCourse(state.fields),
        ...unchanged,
      })),
    openTab: (tab: CalculatorTab) => useStore.setState({ tab }),
    filter: (change: Partial<BoardFilter>) =>
      useStore.setState(({ filter }) => ({ filter: { ...filter, ...change } })),
    mark: (id: string, next: (mark: Mark) => Mark) =>
      change(({ marks, own }) => ({
        own,
        marks: new Map(marks).set(id, next(marks.get(id) ?? noMark)),
      })),
    addExam: (exam: Omit<PlanExam, 'id'>, grade: number) =>
      change((course) =>
        withMarked(course, { ...exam, id: nextOwnId(course) }, withGrade(noMark, grade)),
      ),
    paste: (read: readonly PastedExam[]) =>
      change(
        (before) =>
          read.reduce((course, { exam, known, seminar, grade }) => {
            const entered = known ? exam : { ...exam, id: nextOwnId(course) };
            const mark = seminar ? withSeminar(noMark, true) : withGrade(noMark, grade);
            return withMarked(course, entered, mark, known);
          }, before),
        true,
      ),
    removeExam: (id: string) =>
      change(({ marks, own }) => ({
        marks: new Map([...marks].filter(([exam]) => exam !== id)),
        own: own.filter((exam) => exam.id !== id),
      })),
    clear: () => change(() => noMarks, true),
    undo: () =>
      useStore.setState(({ course, courses, undoStack }) => {
        const before = undoStack.at(-1);
        if (course === null || before === undefined) return {};
        return {
          courses: new Map(courses).set(course, before),
          undoStack: undoStack.slice(0, -1),
          hasBulkChange: false,
        };
      }),
  };

  const persistence: Persistence = createPersistence(type, {
    read: () => {
      const { course, courses, fields } = useStore.getState();
      return { v: 1, course, courses: encodeCourses(courses), ...save?.(fields) };
    },
    write: (snapshot) =>
      useStore.setState({
        course: onlyCourse ?? snapshot.course,
        courses: decodeCourses(snapshot.courses),
        fields: fields(snapshot),
        ...unchanged,
      }),
    subscribe: (onChange) =>
      useStore.subscribe((now, before) => {
        const { course, courses, fields } = before;
        if (now.course !== course || now.courses !== courses || now.fields !== fields) onChange();
      }),
  });

  return {
    type,
    noGrade,
    isCounted,
    actions,
    persistence,
    useStore: <Value>(select: (state: StoreState) => Value) => useStore(select),
    state: (): StoreState => useStore.getState(),
    useFields: () => useStore((state) => state.fields),
    setFields: (change: (fields: Fields) => Partial<Fields>) =>
      useStore.setState(({ fields }) => ({ fields: { ...fields, ...change(fields) } })),
  };
}

/** A calculator's store, whatever fields it has of its own. */
export type CalculatorStore = Omit<
  ReturnType<typeof createCalculatorStore<object>>,
  'useFields' | 'setFields'
>;
