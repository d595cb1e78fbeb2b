import { createStore, safeStorage } from 'shared/runtime';
import { z } from 'shared/zod';

/** More do not fit beside each other on a phone. */
export const maxCompared = 3;

/** A list of destination ids to which a button adds and from which it removes. */
function createIdList(limit: number, initial: readonly string[], save: (ids: string[]) => void) {
  const useStore = createStore<{ ids: readonly string[]; isFull: boolean }>(() => ({
    ids: initial,
    isFull: false,
  }));
  return {
    useIds: () => useStore(({ ids }) => ids),
    /** Whether the last one that was added did not fit. */
    useIsFull: () => useStore(({ isFull }) => isFull),
    toggle: (id: string) => {
      const { ids } = useStore.getState();
      const isListed = ids.includes(id);
      if (!isListed && ids.length >= limit) return useStore.setState({ isFull: true });
      const next = isListed ? ids.filter((other) => other !== id) : [...ids, id];
      useStore.setState({ ids: next, isFull: false });
      save(next);
    },
  };
}

/** The favourites of one calculator, saved on the device, and the destinations that are compared. */
export function createDestinationLists(calculator: string) {
  const key = `calculators.favourites.${calculator}`;
  return {
    favourites: createIdList(Number.POSITIVE_INFINITY, readIds(key), (ids) => {
      if (ids.length === 0) safeStorage.removeItem(key);
      else safeStorage.setItem(key, JSON.stringify(ids));
    }),
    compared: createIdList(maxCompared, [], () => {}),
  };
}

export type DestinationLists = ReturnType<typeof createDestinationLists>;

function readIds(key: string): string[] {
  try {
    return z.parse(z.array(z.string()), JSON.parse(safeStorage.getItem(key) ?? '[]'));
  } catch {
    // Something else wrote there.
    return [];
  }
}
