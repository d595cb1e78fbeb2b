import type { CalculatorStore } from '../store/createCalculatorStore.ts';
import { decodeCourse, encodeCourse, type Snapshot } from './snapshot.ts';

/** What a calculator asks for besides courses and exams. */
interface ExtraFields {
  read: () => Partial<Snapshot>;
  write: (snapshot: Snapshot) => void;
  subscribe: (onChange: () => void) => () => void;
}

/** Everything that was entered in one calculator, readable and writable as one snapshot. */
export interface CalculatorState {
  store: CalculatorStore;
  read: () => Snapshot;
  write: (snapshot: Snapshot) => void;
  /** Calls back after every change of what `read` returns. */
  subscribe: (onChange: () => void) => () => void;
}

export function createCalculatorState(
  store: CalculatorStore,
  extra: ExtraFields = { read: () => ({}), write: () => {}, subscribe: () => () => {} },
): CalculatorState {
  return {
    store,
    read: () => {
      const { course, courses } = store.useStore.getState();
      return { v: 1, course, courses: mapValues(courses, encodeCourse), ...extra.read() };
    },
    write: (snapshot) => {
      store.actions.replace({
        course: snapshot.course,
        courses: mapValues(snapshot.courses, decodeCourse),
      });
      extra.write(snapshot);
    },
    subscribe: (onChange) => {
      const stopStore = store.useStore.subscribe((now, before) => {
        if (now.course !== before.course || now.courses !== before.courses) onChange();
      });
      const stopExtra = extra.subscribe(onChange);
      return () => {
        stopStore();
        stopExtra();
      };
    },
  };
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
