import { z } from 'shared/zod';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceStore } from './deviceStore.ts';

/** A browser's storage, as far as the store needs it. */
function fakeStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
}

let storage: ReturnType<typeof fakeStorage>;
let dataset: { personal?: string };

beforeEach(() => {
  storage = fakeStorage();
  dataset = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

const schema = z.array(z.number());
const numbers = (key = 'test.numbers') => createDeviceStore({ key, schema, empty: [] });

/** What a browser tells a tab when another has changed the storage. */
function tellStorageEvent(key: string | null) {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

describe('a value that the device keeps', () => {
  it('is read, written, and removed when it is empty again', () => {
    storage.items.set('test.numbers', '[1]');
    const store = numbers();
    expect(store.value()).toEqual([1]);
    store.set([1, 2]);
    expect(storage.items.get('test.numbers')).toBe('[1,2]');
    expect(dataset.personal).toBe('test-numbers');
    store.set([]);
    expect(dataset.personal).toBe('');
    expect([...storage.items.keys()]).toEqual([]);
  });

  it('is named once among what the device keeps, for this page and the next', () => {
    const [one, other] = [numbers(), numbers('test.others')];
    for (const store of [one, other, one]) store.set([1]);
    expect(storage.items.get('personal')?.split(' ').sort()).toEqual([
      'test-numbers',
      'test-others',
    ]);
    expect(dataset.personal).toBe(storage.items.get('personal'));
    one.set([]);
    expect(storage.items.get('personal')).toBe('test-others');
  });

  it.each(['', 'x', 'null', '7', '{}', '["1"]'])('is empty when %j is stored', (text) => {
    storage.items.set('test.numbers', text);
    expect(numbers().value()).toEqual([]);
  });

  it('follows another tab, also when that tab forgets everything', () => {
    const store = numbers();
    const onChange = vi.fn();
    store.subscribe(onChange);
    storage.items.set('test.numbers', '[3]');
    tellStorageEvent('another key');
    expect(store.value()).toEqual([]);
    tellStorageEvent('test.numbers');
    expect(store.value()).toEqual([3]);
    storage.items.clear();
    tellStorageEvent(null);
    expect(store.value()).toEqual([]);
    expect(onChange.mock.calls).toEqual([[[3]], [[]]]);
  });

  it('lasts as long as the page where storage is refused', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('refused');
      },
    });
    const store = numbers();
    store.set([4]);
    expect(store.value()).toEqual([4]);
  });
});
