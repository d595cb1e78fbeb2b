import { createStore } from 'shared/runtime';
import { z } from 'shared/zod';

const ids = z.array(z.string());

function read(key: string): string[] {
  try {
    const parsed = z.safeParse(ids, JSON.parse(localStorage.getItem(key) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    // The device keeps nothing, or something else wrote there.
    return [];
  }
}

function write(key: string, value: readonly string[]): void {
  try {
    if (value.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The favourites last for this visit only.
  }
}

/** The favourite destinations of one calculator, kept on this device. */
export function createFavourites(calculator: string) {
  const key = `calculators.favourites.${calculator}`;
  const useStore = createStore<{ ids: readonly string[] }>(() => ({ ids: read(key) }));
  return {
    useIds: () => useStore((state) => state.ids),
    toggle: (id: string) => {
      const was = useStore.getState().ids;
      const next = was.includes(id) ? was.filter((other) => other !== id) : [...was, id];
      useStore.setState({ ids: next });
      write(key, next);
    },
  };
}

export type Favourites = ReturnType<typeof createFavourites>;
