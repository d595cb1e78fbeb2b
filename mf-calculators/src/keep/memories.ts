import type { CalculatorType } from '../catalogue.ts';
import { useMscForm } from '../msc/mscForm.ts';
import type { CalculatorWork } from '../work/createWork.ts';
import {
  clmgWork,
  graduationWork,
  mscWork,
  ugWork,
  useFourthYear,
  useGraduationBonus,
} from '../work/works.ts';
import { keepCourse, restoreCourse, type Snapshot } from './snapshot.ts';

/** What a calculator remembers of a visit, as one value that can be taken out and put back. */
export interface Memory {
  work: CalculatorWork;
  read: () => Snapshot;
  write: (snapshot: Snapshot) => void;
  /** Calls back after every change of what {@link Memory.read} gives, until what it returns is called. */
  subscribe: (changed: () => void) => () => void;
}

/** What a calculator asks besides courses and exams. */
interface Extra {
  read: () => Partial<Snapshot>;
  write: (snapshot: Snapshot) => void;
  subscribe: (changed: () => void) => () => void;
}

const nothingElse: Extra = { read: () => ({}), write: () => {}, subscribe: () => () => {} };

function createMemory(work: CalculatorWork, extra = nothingElse): Memory {
  return {
    work,
    read: () => {
      const { course, courses } = work.useWork.getState();
      const kept = Object.entries(courses).map(([name, of]) => [name, keepCourse(of)]);
      return { v: 1, course, courses: Object.fromEntries(kept), ...extra.read() };
    },
    write: (snapshot) => {
      const courses = Object.entries(snapshot.courses).map(([name, of]) => [
        name,
        restoreCourse(of),
      ]);
      work.actions.replace({ course: snapshot.course, courses: Object.fromEntries(courses) });
      extra.write(snapshot);
    },
    subscribe: (changed) => {
      const stopWork = work.useWork.subscribe((now, before) => {
        if (now.course !== before.course || now.courses !== before.courses) changed();
      });
      const stopExtra = extra.subscribe(changed);
      return () => {
        stopWork();
        stopExtra();
      };
    },
  };
}

const blankMscForm = useMscForm.getState().form;

/** The memory of each calculator. */
export const memories: Record<CalculatorType, Memory> = {
  graduation: createMemory(graduationWork, {
    read: () => useGraduationBonus.getState(),
    write: ({ bonus = 0 }) => useGraduationBonus.setState({ bonus }),
    subscribe: (changed) => useGraduationBonus.subscribe(changed),
  }),
  'exchange-calculator': createMemory(mscWork, {
    read: () => ({ msc: useMscForm.getState().form }),
    write: ({ msc = blankMscForm }) =>
      useMscForm.setState({ form: msc, computed: null, problem: null, wanted: true }),
    subscribe: (changed) =>
      useMscForm.subscribe((now, before) => {
        if (now.form !== before.form) changed();
      }),
  }),
  'exchange-calculator-clmg': createMemory(clmgWork, {
    read: () => useFourthYear.getState(),
    write: ({ fourthYear = false }) => useFourthYear.setState({ fourthYear }),
    subscribe: (changed) => useFourthYear.subscribe(changed),
  }),
  'exchange-calculator-ug': createMemory(ugWork),
};
