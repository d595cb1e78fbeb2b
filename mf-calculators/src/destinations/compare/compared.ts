import { createStore } from 'shared/runtime';

/** More than these do not fit beside each other. */
export const mostCompared = 3;

/** The destinations of one calculator that are looked at side by side, for as long as the visit lasts. */
export function createCompared() {
  const useStore = createStore<{ ids: readonly string[] }>(() => ({ ids: [] }));
  return {
    useIds: () => useStore((state) => state.ids),
    /** @returns Whether there was room. */
    toggle: (id: string): boolean => {
      const was = useStore.getState().ids;
      const had = was.includes(id);
      if (!had && was.length >= mostCompared) return false;
      useStore.setState({ ids: had ? was.filter((other) => other !== id) : [...was, id] });
      return true;
    },
  };
}

export type Compared = ReturnType<typeof createCompared>;
