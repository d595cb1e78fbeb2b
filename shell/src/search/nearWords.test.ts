import { expect, it } from 'vitest';
import { indexEntry } from './entry.ts';
import { nearWords } from './nearWords.ts';
import type { EntryGroup } from './results.ts';

const named = (label: string, ...keywords: string[]) =>
  indexEntry({ id: label, to: '/', label, keywords }, undefined);

const groups: readonly EntryGroup[] = [
  {
    name: 'courses',
    heading: 'Corsi',
    entries: [
      named('Statistica', 'Statistics'),
      named('Diritto privato'),
      named('Economia aziendale'),
    ],
  },
  { name: 'texts', heading: 'Testi', entries: [named('Matematica')], byTerm: true },
];

const near = (typed: string) => {
  const { words, entries = [] } = nearWords(groups, typed) ?? {};
  return words === undefined ? undefined : [words, ...entries.map(({ label }) => label)];
};

it.each([
  ['statistca', 'statistica', 'Statistica'],
  ['statisitcs', 'statistics', 'Statistica'],
  ['il dirtto privat', 'diritto privato', 'Diritto privato'],
  ['Ecomonia', 'economia', 'Economia aziendale'],
])('%s was meant to be %s', (typed, ...expected) => {
  expect(near(typed)).toEqual(expected);
});

it('suggests no correction for a word that resembles no other, nor for a short one', () => {
  expect(near('xyzzy')).toBeUndefined();
  expect(near('dxr')).toBeUndefined();
});

it('takes no words from results of the backend, which were found for something else', () => {
  expect(near('matematca')).toBeUndefined();
});

it('reads the words of a loaded group once', () => {
  let reads = 0;
  const entry = {
    ...named('Storia', 'statistics'),
    get keywords() {
      reads += 1;
      return ['statistics'];
    },
  };
  const loaded = [{ name: 'courses', heading: 'Corsi', entries: [entry] }];
  expect(nearWords(loaded, 'statistisc')?.words).toBe('statistics');
  expect(nearWords(loaded, 'statistcs')?.words).toBe('statistics');
  expect(reads).toBe(1);
});
