import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPersonalMark } from './personalMarks.ts';

const items = new Map<string, string>();
const dataset: { personal?: string } = {};

beforeEach(() => {
  items.clear();
  delete dataset.personal;
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('names what is kept once, for this page and the next', () => {
  setPersonalMark('handouts-followed', true);
  setPersonalMark('handouts-resume', true);
  setPersonalMark('handouts-followed', true);
  expect(items.get('personal')?.split(' ').sort()).toEqual([
    'handouts-followed',
    'handouts-resume',
  ]);
  expect(dataset.personal).toBe(items.get('personal'));
});

it('leaves nothing on the device when nothing is kept', () => {
  setPersonalMark('handouts-followed', true);
  setPersonalMark('handouts-resume', false);
  expect(items.get('personal')).toBe('handouts-followed');
  setPersonalMark('handouts-followed', false);
  expect([...items.keys()]).toEqual([]);
  expect(dataset.personal).toBe('');
});
