import { createStore } from 'shared/runtime';
import type { CalculatorType } from '../catalogue.ts';
import { forget, keep, readKept } from './device.ts';
import { memories } from './memories.ts';
import type { Snapshot } from './snapshot.ts';

interface KeeperState {
  /** Whether what is entered is kept on the device. */
  on: boolean;
  /** What went wrong with it: the device refused, or what it held could not be read. */
  fault: 'refused' | 'broken' | null;
  /** The visitor's own work, set aside while somebody else's numbers are shown. */
  aside: Snapshot | null;
}

/**
 * Keeps the work of one calculator on the device, as long as the student wants it, and lends the
 * calculator to shared numbers without touching what is kept.
 */
function createKeeper(type: CalculatorType) {
  const memory = memories[type];
  const useKeeper = createStore<KeeperState>(() => {
    const kept = readKept(type);
    if (kept.is === 'kept') memory.write(kept.snapshot);
    if (kept.is === 'broken') forget(type);
    return {
      on: kept.is === 'kept',
      fault: kept.is === 'broken' ? 'broken' : null,
      aside: null,
    };
  });

  function save() {
    const { on, aside } = useKeeper.getState();
    if (!on || aside !== null || keep(type, memory.read())) return;
    // What an earlier write left there would come back as if it were the latest.
    forget(type);
    useKeeper.setState({ on: false, fault: 'refused' });
  }
  memory.subscribe(save);

  return {
    useKeeper,
    switchOn: () => {
      useKeeper.setState({ on: true, fault: null });
      save();
    },
    /** Stops keeping, and deletes what was kept. */
    switchOff: () => {
      forget(type);
      useKeeper.setState({ on: false, fault: null });
    },
    /** Shows somebody's numbers; what is the visitor's own waits aside. */
    borrow: (snapshot: Snapshot) => {
      useKeeper.setState({ aside: useKeeper.getState().aside ?? memory.read() });
      memory.write(snapshot);
    },
    /** Puts the visitor's own work back. */
    giveBack: () => {
      const { aside } = useKeeper.getState();
      if (aside === null) return;
      memory.write(aside);
      useKeeper.setState({ aside: null });
    },
    /** Makes the shared numbers the visitor's own. */
    adopt: () => {
      useKeeper.setState({ aside: null });
      save();
    },
  };
}

export type Keeper = ReturnType<typeof createKeeper>;

const keepers = new Map<CalculatorType, Keeper>();

/** The keeper of a calculator: one for the whole visit, made when the calculator is first opened. */
export function keeperOf(type: CalculatorType): Keeper {
  const known = keepers.get(type) ?? createKeeper(type);
  keepers.set(type, known);
  return known;
}
