import { createStore, safeStorage } from 'shared/runtime';
import type { z } from 'shared/zod';
import { attempt } from '../data/attempt.ts';
import { setPersonalMark } from './personalMarks.ts';

interface DeviceStoreOptions<Value> {
  /**
   * The key in localStorage, such as `handouts.followed`: the section's name, a point and a word. While the
   * device keeps a value, `<html data-personal>` contains it with a hyphen: `handouts-followed`.
   */
  key: string;
  /** Parses what is stored; anything else counts as empty, because another script may have written there. */
  schema: z.ZodMiniType<Value>;
  /** What a device without the key holds; it is never written. */
  empty: Value;
}

/** A value that this device keeps, the same in all its tabs. */
export interface DeviceStore<Value> {
  /** The value; components that call it re-render when it changes, in any tab. */
  useValue: () => Value;
  value: () => Value;
  set: (value: Value) => void;
  /** Calls back when the value changes, in any tab. */
  subscribe: (onChange: (value: Value) => void) => void;
}

/**
 * Keeps a value in localStorage. Where the browser refuses that, the value lasts as long as the page.
 *
 * It lives as long as the page, so nothing unsubscribes.
 */
export function createDeviceStore<Value>(options: DeviceStoreOptions<Value>): DeviceStore<Value> {
  const { key, empty } = options;
  // Zustand hydrates with the initial state, and the server's HTML has nothing of this device.
  const useStore = createStore<{ value: Value }>(() => ({ value: empty }));
  useStore.setState({ value: readStored(options) });
  window.addEventListener('storage', (event) => {
    // The key is null when everything was removed.
    if (event.key === key || event.key === null) useStore.setState({ value: readStored(options) });
  });
  const isEmpty = (value: Value) => JSON.stringify(value) === JSON.stringify(empty);
  const mark = ({ value }: { value: Value }) =>
    setPersonalMark(key.replace('.', '-'), !isEmpty(value));
  mark(useStore.getState());
  useStore.subscribe(mark);
  return {
    useValue: () => useStore((state) => state.value),
    value: () => useStore.getState().value,
    set: (value) => {
      if (isEmpty(value)) safeStorage.removeItem(key);
      else safeStorage.setItem(key, JSON.stringify(value));
      useStore.setState({ value });
    },
    subscribe: (onChange) => void useStore.subscribe((state) => onChange(state.value)),
  };
}

function readStored<Value>({ key, schema, empty }: DeviceStoreOptions<Value>): Value {
  const text = safeStorage.getItem(key);
  if (text === null) return empty;
  const parsed = schema.safeParse(attempt(() => JSON.parse(text)));
  return parsed.success ? parsed.data : empty;
}
