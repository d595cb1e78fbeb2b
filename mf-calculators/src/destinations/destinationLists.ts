import { createDeviceStore } from 'shared/device';
import { createStore } from 'shared/runtime';
import { z } from 'shared/zod';

/** More do not fit beside each other on a phone. */
export const maxCompared = 3;

/** The favourites of one calculator, saved on the device, and the destinations that are compared. */
export function createDestinationLists(calculator: string) {
  const favourites = createDeviceStore<readonly string[]>({
    key: `calculators.favourites.${calculator}`,
    schema: z.array(z.string()),
    empty: [],
  });
  const useCompared = createStore<{
    ids: readonly string[];
    /** Whether the last one that was added did not fit. */
    isFull: boolean;
  }>(() => ({ ids: [], isFull: false }));
  return {
    useFavourites: favourites.useValue,
    useCompared,
    toggleFavourite: (id: string) => favourites.set(toggled(favourites.value(), id)),
    toggleCompared: (id: string) => {
      const ids = toggled(useCompared.getState().ids, id);
      useCompared.setState(ids.length > maxCompared ? { isFull: true } : { ids, isFull: false });
    },
  };
}

export type DestinationLists = ReturnType<typeof createDestinationLists>;

function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
