import { createStore, safeStorage } from 'shared/runtime';
import type { CalculatorType } from '../calculatorTypes.ts';
import { parseSnapshot, type Snapshot } from './snapshot.ts';

interface PersistenceStatus {
  /** Whether what is entered is saved on the device. */
  isOn: boolean;
  /** The device refused to save, or what it held could not be read. */
  failure: 'refused' | 'broken' | null;
  /** The visitor's own grades while those of a shared link are shown. */
  ownSnapshot: Snapshot | null;
}

/** Everything that was entered in one calculator, readable and writable as one snapshot. */
interface SnapshotState {
  read: () => Snapshot;
  write: (snapshot: Snapshot) => void;
  /** Calls back after every change of what `read` returns. */
  subscribe: (onChange: () => void) => () => void;
}

/** Saves what is entered in one calculator, and shows a shared link without overwriting it. */
export function createPersistence(type: CalculatorType, state: SnapshotState) {
  const key = `calculators.saved.${type}`;
  const remove = () => safeStorage.removeItem(key);

  const useStatus = createStore<PersistenceStatus>(() => {
    const saved = readSaved(key);
    if (saved === 'broken') remove();
    else if (saved) state.write(saved);
    const failure = saved === 'broken' ? 'broken' : null;
    return { isOn: saved !== null && failure === null, failure, ownSnapshot: null };
  });

  function save() {
    const { isOn, ownSnapshot } = useStatus.getState();
    if (!isOn || ownSnapshot !== null) return;
    const text = JSON.stringify(state.read());
    safeStorage.setItem(key, text);
    // Private windows and full disks drop the write without an error.
    if (safeStorage.getItem(key) === text) return;
    // An earlier save would be restored as if it were the latest.
    remove();
    useStatus.setState({ isOn: false, failure: 'refused' });
  }
  state.subscribe(save);

  return {
    state,
    useStatus,
    /** @returns whether the device saves. */
    enable: (): boolean => {
      useStatus.setState({ isOn: true, failure: null });
      save();
      return useStatus.getState().isOn;
    },
    /** Stops saving and deletes what was saved. */
    disable: () => {
      remove();
      useStatus.setState({ isOn: false, failure: null });
    },
    /** Shows the grades of a shared link; the visitor's own are set aside. */
    showShared: (snapshot: Snapshot) => {
      useStatus.setState({ ownSnapshot: useStatus.getState().ownSnapshot ?? state.read() });
      state.write(snapshot);
    },
    restoreOwn: () => {
      const { ownSnapshot } = useStatus.getState();
      if (ownSnapshot === null) return;
      state.write(ownSnapshot);
      useStatus.setState({ ownSnapshot: null });
    },
    /** Makes the shared grades the visitor's own. */
    adoptShared: () => {
      useStatus.setState({ ownSnapshot: null });
      save();
    },
  };
}

/** What the device holds: nothing, a whole snapshot, or something that this version did not write. */
function readSaved(key: string): Snapshot | 'broken' | null {
  const text = safeStorage.getItem(key);
  if (text === null) return null;
  try {
    return parseSnapshot(JSON.parse(text)) ?? 'broken';
  } catch {
    return 'broken';
  }
}

export type Persistence = ReturnType<typeof createPersistence>;
