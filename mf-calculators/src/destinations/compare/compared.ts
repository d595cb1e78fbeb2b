import { createStore } from 'shared/runtime';

/** More than these do not fit beside each other. */
export const mostCompared = 3;

/** The destinations of one calculator that are looked at side by side, for as long as the visit lasts. */
export function createCompared() {
  const useStore = createStore<{ ids: readonly string[]; full: boolean }>(() => ({
    ids: [],
    full: false,
  }));
  return {
    useIds: () => useStore((state) => state.ids),
    /** Whether the last one asked for did not fit. */
    useFull: () => useStore((state) => state.full),
    toggle: (id: string) => {
      const was = useStore.getState().ids;
      const had = was.includes(id);
      if (!had && was.length >= mostCompared) return useStore.setState({ full: true });
      const ids = had ? was.filter((other) => other !== id) : [...was, id];
      useStore.setState({ ids, full: false });
    },
  };
}

export type Compared = ReturnType<typeof createCompared>;
