import { attempt } from 'shared/data';
import { createStore } from 'shared/runtime';
import type { CalculatorType } from '../calculatorTypes.ts';
import { randomId } from '../store/marks.ts';
import { isSame } from './mergeChanges.ts';
import { mergeScenarios } from './mergeScenarios.ts';
import {
  hasGrades,
  onlyScenario,
  parseSavedScenarios,
  type SavedScenarios,
  type Snapshot,
} from './snapshot.ts';

interface PersistenceStatus {
  /** Whether what is entered is saved on the device. */
  isOn: boolean;
  /** The device refused to save, or what it held could not be read. */
  failure: 'refused' | 'broken' | null;
  /** Whether neither the tab nor the device keeps the grades: a reload would lose them. */
  isUnkept: boolean;
  /** The visitor's own scenarios while those of a shared link are shown. */
  own: SavedScenarios | null;
}

/** Everything that was entered in one calculator, readable and writable as a whole. */
interface ScenariosState {
  read: () => SavedScenarios;
  write: (saved: SavedScenarios) => void;
  /** Calls back after every change of what `read` returns. */
  subscribe: (onChange: () => void) => () => void;
}

/**
 * Keeps what is entered in one calculator in this tab, so that a reload loses nothing, and on the device if
 * the student asks for it. Tabs merge what they save. A shared link is shown without overwriting anything.
 */
export function createPersistence(type: CalculatorType, state: ScenariosState) {
  // A new format gets a new key: after a rollback, the version before would delete what it cannot read.
  const deviceKey = `calculators.scenarios.${type}`;
  const tabKey = `calculators.tab.${type}`;
  const device = keptIn(() => localStorage, deviceKey);
  /** What a version without scenarios saved, and reads again after a rollback. */
  const earlier = keptIn(() => localStorage, `calculators.saved.${type}`);
  const tab = keptIn(() => sessionStorage, tabKey);
  /** The calculator before anything was entered. */
  const pristine = state.read();
  /** What the device held when this tab last read or wrote it. */
  let base: SavedScenarios | null = null;
  /** The scenarios of a shared link as they came. */
  let shared: SavedScenarios | null = null;

  const useStatus = createStore<PersistenceStatus>(() => {
    const inTab = tab.read();
    const saved = device.read() ?? earlier.read();
    if (inTab !== null && inTab !== 'broken') {
      state.write(inTab);
      // Its last changes were saved as they were made.
      if (inTab.isOn) base = inTab;
    }
    const failure = saved === 'broken' ? 'broken' : null;
    return { isOn: saved !== null && failure === null, failure, isUnkept: false, own: null };
  });

  function show(scenarios: SavedScenarios) {
    if (useStatus.getState().own !== null) useStatus.setState({ own: scenarios });
    else state.write(scenarios);
  }

  function saveOnDevice() {
    const saved = device.read();
    if (saved === null && base !== null) {
      // Another tab deleted what was saved.
      stopSaving(null);
      return;
    }
    const mine = own();
    const theirs = saved ?? earlier.read();
    const merged =
      theirs === null || theirs === 'broken'
        ? mine
        : mergeScenarios(base ?? pristine, mine, theirs, base === null);
    // Tabs that wrote their own chosen course or order of exams at each other's event would never stop.
    const isSaved =
      saved !== null &&
      saved !== 'broken' &&
      isSame(withoutCourses(saved), withoutCourses(merged)) &&
      isSame(coursesOf(mine), coursesOf(base ?? mine));
    base = merged;
    if (!isSaved && !device.write({ v: 2, scenarios: merged.scenarios })) {
      // Private windows and full disks drop the write. An earlier save would be restored as if it were the latest.
      device.remove();
      stopSaving('refused');
    }
    if (!isSame(merged.scenarios, mine.scenarios)) show(merged);
  }

  function stopSaving(failure: PersistenceStatus['failure']) {
    base = null;
    useStatus.setState({ isOn: false, failure });
  }

  const own = () => useStatus.getState().own ?? state.read();

  /** Keeps the student's own scenarios; those of a shared link are in its URL. */
  function keep() {
    if (useStatus.getState().isOn) saveOnDevice();
    const { isOn } = useStatus.getState();
    const scenarios = own();
    const isKept = tab.write({ ...scenarios, isOn }) || isOn;
    const isUnkept = !isKept && hasGrades(scenarios);
    if (isUnkept !== useStatus.getState().isUnkept) useStatus.setState({ isUnkept });
  }

  state.subscribe(() => {
    if (useStatus.getState().own === null) keep();
  });
  if (useStatus.getState().isOn) keep();

  /** Another tab saved or deleted, or this page was frozen meanwhile. */
  function follow() {
    const saved = device.read();
    if (saved === 'broken') return;
    if (saved === null) {
      if (useStatus.getState().isOn) stopSaving(null);
      return;
    }
    useStatus.setState({ isOn: true });
    keep();
  }
  globalThis.window?.addEventListener('storage', ({ key }) => {
    if (key === deviceKey || key === null) follow();
  });
  globalThis.window?.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });

  return {
    state,
    useStatus,
    /** @returns whether the device saves. */
    enable: (): boolean => {
      useStatus.setState({ isOn: true, failure: null });
      keep();
      return useStatus.getState().isOn;
    },
    /** Stops saving and deletes what was saved. */
    disable: () => {
      device.remove();
      earlier.remove();
      stopSaving(null);
      keep();
    },
    /** Shows the grades of a shared link; the visitor's own are set aside. */
    showShared: (snapshot: Snapshot) => {
      useStatus.setState({ own: own() });
      state.write(onlyScenario(snapshot));
      shared = state.read();
    },
    /** Whether the visitor changed the grades of a shared link. */
    isSharedChanged: () =>
      useStatus.getState().own !== null && !isSame(state.read().scenarios, shared?.scenarios),
    restoreOwn: () => {
      const { own } = useStatus.getState();
      if (own === null) return;
      useStatus.setState({ own: null });
      state.write(own);
    },
    /**
     * Makes the shared grades the visitor's own.
     *
     * @param name Of their scenario, if the visitor has grades already.
     */
    adoptShared: (name: string) => {
      const { own } = useStatus.getState();
      const adopted = state.read();
      useStatus.setState({ own: null });
      if (own === null || !hasGrades(own)) return keep();
      const added = adopted.scenarios.map((one) => ({
        ...one,
        id: randomId(),
        name: one.name || name,
      }));
      const shown = adopted.scenarios.findIndex(({ id }) => id === adopted.active);
      const active = added[shown]?.id;
      state.write({ v: 2, scenarios: [...own.scenarios, ...added], active });
    },
  };
}

/** The chosen courses: each tab has its own. */
const coursesOf = ({ scenarios }: SavedScenarios) =>
  scenarios.map(({ id, course }) => ({ id, course }));

/** What tabs have in common. */
const withoutCourses = ({ scenarios }: SavedScenarios) =>
  scenarios.map(({ course: _, ...rest }) => rest);

/** One key of a storage that may refuse everything. */
function keptIn(storage: () => Storage, key: string) {
  return {
    /** Nothing, scenarios, or something that this version did not write. */
    read: (): SavedScenarios | 'broken' | null => {
      const text = attempt(() => storage().getItem(key)) ?? null;
      if (text === null) return null;
      return attempt(() => parseSavedScenarios(JSON.parse(text))) ?? 'broken';
    },
    /** @returns whether the storage has it now: a full one may drop it without an error. */
    write: (scenarios: SavedScenarios): boolean => {
      const text = JSON.stringify(scenarios);
      attempt(() => {
        if (storage().getItem(key) !== text) storage().setItem(key, text);
      });
      return attempt(() => storage().getItem(key)) === text;
    },
    remove: () => void attempt(() => storage().removeItem(key)),
  };
}

export type Persistence = ReturnType<typeof createPersistence>;
