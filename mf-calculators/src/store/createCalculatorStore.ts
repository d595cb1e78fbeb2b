import { createStore } from 'shared/runtime';
import type { CalculatorType } from '../calculatorTypes.ts';
import { type BoardFilter, noFilter } from '../destinations/boardFilter.ts';
import type { BoardSort } from '../formulas/destinations.ts';
import type { PlanExam } from '../parse/parsePlan.ts';
import { createPersistence, type Persistence } from '../persistence/createPersistence.ts';
import {
  decodeCourses,
  encodeCourses,
  firstScenarioId,
  maxScenarioName,
  type SavedScenarios,
  type Snapshot,
} from '../persistence/snapshot.ts';
import type { PastedExam } from '../transcript/readTranscript.ts';
import {
  type CourseMarks,
  type Mark,
  newOwnId,
  noMark,
  noMarks,
  randomId,
  withGrade,
  withMarked,
  withSeminar,
} from './marks.ts';

type CalculatorTab = 'input' | 'results';

const maxUndoSteps = 100;

/** One of the scenarios that the student compares: a course with its marks, and the calculator's own fields. */
export interface Scenario<Fields> {
  readonly id: string;
  /** Empty for the first one, which is called "My grades". */
  readonly name: string;
  /** The name of the chosen course. */
  readonly course: string | null;
  /** By name, which a table or a link gives. */
  readonly courses: ReadonlyMap<string, CourseMarks>;
  readonly fields: Fields;
}

interface Scenarios<Fields> {
  scenarios: readonly Scenario<Fields>[];
  /** The id of the scenario that is shown. */
  active: string;
}

interface StoreState<Fields> extends Scenarios<Fields> {
  tab: CalculatorTab;
  filter: BoardFilter;
  sort: BoardSort;
  /** The scenarios before each change, the latest at the end. */
  undoStack: readonly Scenarios<Fields>[];
  /** Whether the last change affected many exams at once, which is announced. */
  hasBulkChange: boolean;
}

interface StoreOptions<Fields> {
  type: CalculatorType;
  /** The course of a calculator that has only one. */
  onlyCourse?: string;
  /** Whether the calculator counts a subject by itself, so that it must not be added. */
  isCounted?: (subject: string) => boolean;
  /** What the calculator asks for besides courses and exams, from what was saved or shared, if anything was. */
  fields: (saved?: SavedScenarios['scenarios'][number]) => Fields;
  /** What is saved and shared of them. */
  save?: (fields: Fields) => Partial<Snapshot>;
  /** What becomes of them when another course is chosen. */
  forNewCourse?: (fields: Fields) => Fields;
}

/**
 * What was entered in one calculator. It survives the closing of the dialog and a reload, and ends with the
 * tab, unless the student saves it on the device.
 */
export function createCalculatorStore<Fields extends object>(options: StoreOptions<Fields>) {
  const { type, onlyCourse, isCounted = () => false, fields, save } = options;
  const { forNewCourse = (fields) => fields } = options;
  const unchanged = { undoStack: [], hasBulkChange: false };
  const emptyScenario: Scenario<Fields> = {
    id: firstScenarioId,
    name: '',
    course: onlyCourse ?? null,
    courses: new Map(),
    fields: fields(),
  };
  const useStore = createStore<StoreState<Fields>>(() => ({
    scenarios: [emptyScenario],
    active: emptyScenario.id,
    tab: 'input',
    filter: noFilter,
    sort: 'delta',
    ...unchanged,
  }));

  const activeScenario = ({ scenarios, active }: Scenarios<Fields>): Scenario<Fields> =>
    scenarios.find(({ id }) => id === active) ?? scenarios[0] ?? emptyScenario;

  /** Changes the scenario that is shown. */
  function edit(next: (scenario: Scenario<Fields>) => Partial<Scenario<Fields>>) {
    useStore.setState((state) => {
      const scenario = activeScenario(state);
      const changed = { ...scenario, ...next(scenario) };
      return { scenarios: state.scenarios.map((one) => (one === scenario ? changed : one)) };
    });
  }

  /** Changes the scenarios in a way that can be undone. */
  function change(
    next: (state: Scenarios<Fields>) => Partial<Scenarios<Fields>>,
    hasBulkChange = false,
  ) {
    useStore.setState((state) => {
      const { scenarios, active, undoStack } = state;
      return {
        ...next(state),
        undoStack: [...undoStack.slice(1 - maxUndoSteps), { scenarios, active }],
        hasBulkChange,
      };
    });
  }

  /** Changes the marks of the chosen course. */
  function changeMarks(next: (course: CourseMarks) => CourseMarks, hasBulkChange = false) {
    const scenario = activeScenario(useStore.getState());
    const { course, courses } = scenario;
    if (course === null) return;
    const marked = new Map(courses).set(course, next(courses.get(course) ?? noMarks));
    change(
      ({ scenarios }) => ({
        scenarios: scenarios.map((one) =>
          one === scenario ? { ...scenario, courses: marked } : one,
        ),
      }),
      hasBulkChange,
    );
  }

  const actions = {
    chooseCourse: (course: string) => {
      edit((scenario) => ({
        course,
        fields: course === scenario.course ? scenario.fields : forNewCourse(scenario.fields),
      }));
      useStore.setState(unchanged);
    },
    openTab: (tab: CalculatorTab) => useStore.setState({ tab }),
    filter: (change: Partial<BoardFilter>) =>
      useStore.setState(({ filter }) => ({ filter: { ...filter, ...change } })),
    sort: (sort: BoardSort) => useStore.setState({ sort }),
    showScenario: (active: string) => useStore.setState({ active }),
    /** Copies the scenario that is shown, and shows the copy. */
    addScenario: (name: string) => {
      const id = randomId();
      change((state) => ({
        scenarios: [...state.scenarios, { ...activeScenario(state), id, name }],
        active: id,
      }));
    },
    renameScenario: (name: string) => edit(() => ({ name: name.slice(0, maxScenarioName) })),
    removeScenario: () =>
      change((state) => {
        const removed = activeScenario(state);
        const scenarios = state.scenarios.filter((scenario) => scenario !== removed);
        const before = scenarios[Math.max(0, state.scenarios.indexOf(removed) - 1)];
        return before ? { scenarios, active: before.id } : {};
      }),
    mark: (id: string, next: (mark: Mark) => Mark) =>
      changeMarks(({ marks, own }) => ({
        own,
        marks: new Map(marks).set(id, next(marks.get(id) ?? noMark)),
      })),
    addExam: (exam: Omit<PlanExam, 'id'>, grade: number) =>
      changeMarks((course) =>
        withMarked(course, { ...exam, id: newOwnId() }, withGrade(noMark, grade)),
      ),
    paste: (read: readonly PastedExam[]) =>
      changeMarks(
        (before) =>
          read.reduce((course, { exam, known, seminar, grade }) => {
            const entered = known ? exam : { ...exam, id: newOwnId() };
            const mark = seminar ? withSeminar(noMark, true) : withGrade(noMark, grade);
            return withMarked(course, entered, mark, known);
          }, before),
        true,
      ),
    removeExam: (id: string) =>
      changeMarks(({ marks, own }) => ({
        marks: new Map([...marks].filter(([exam]) => exam !== id)),
        own: own.filter((exam) => exam.id !== id),
      })),
    clear: () => changeMarks(() => noMarks, true),
    /** Restores the marks, and a scenario that was removed. */
    undo: () =>
      useStore.setState(({ scenarios, undoStack }) => {
        const before = undoStack.at(-1);
        if (!before) return {};
        const now = new Map(scenarios.map((one) => [one.id, one]));
        return {
          active: before.active,
          scenarios: before.scenarios.map((one) => ({
            ...(now.get(one.id) ?? one),
            courses: one.courses,
          })),
          undoStack: undoStack.slice(0, -1),
          hasBulkChange: false,
        };
      }),
  };

  const encode = ({ course, courses, fields }: Scenario<Fields>) => ({
    course,
    courses: encodeCourses(courses),
    ...save?.(fields),
  });

  const persistence: Persistence = createPersistence(type, {
    read: () => {
      const { scenarios, active } = useStore.getState();
      const saved = scenarios.map((scenario) => ({
        id: scenario.id,
        name: scenario.name,
        ...encode(scenario),
      }));
      return { v: 2, active, scenarios: saved };
    },
    write: (saved) =>
      useStore.setState({
        scenarios: saved.scenarios.map((scenario) => ({
          id: scenario.id,
          name: scenario.name,
          course: onlyCourse ?? scenario.course,
          courses: decodeCourses(scenario.courses),
          fields: fields(scenario),
        })),
        active: saved.active ?? firstScenarioId,
        ...unchanged,
      }),
    subscribe: (onChange) =>
      useStore.subscribe((now, before) => {
        if (now.scenarios !== before.scenarios || now.active !== before.active) onChange();
      }),
  });

  return {
    type,
    isCounted,
    actions,
    persistence,
    useStore: <Value>(select: (state: StoreState<Fields>) => Value) => useStore(select),
    state: (): StoreState<Fields> => useStore.getState(),
    /** The scenario that is shown. */
    current: () => activeScenario(useStore.getState()),
    useScenario: () => useStore(activeScenario),
    /** The scenario that is shown, for a link. */
    snapshot: (): Snapshot => ({ v: 1, ...encode(activeScenario(useStore.getState())) }),
    setFields: (next: (fields: Fields) => Partial<Fields>) =>
      edit(({ fields }) => ({ fields: { ...fields, ...next(fields) } })),
  };
}

/** A calculator's store, whatever fields it has of its own. */
export type CalculatorStore = Omit<ReturnType<typeof createCalculatorStore<object>>, 'setFields'>;
