import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entry, indexEntry } from './entry.ts';
import { findEntries } from './findEntries.ts';

function named(label: string, detail?: string, ...also: string[]): Entry {
  return indexEntry({ id: label, to: '/', label, detail, keywords: also }, undefined);
}

const entries = [
  named('Appunti', 'Diritto'),
  named('Biodiritto'),
  named('Storia del diritto'),
  named('Vita in università', 'Guide'),
  named('Diritto privato', 'Primo anno'),
  named('Economia dell’innovazione'),
  named('Tesi', undefined, 'Thesis'),
];
const found = (typed: string) => findEntries(entries, typed).map((one) => one.entry.label);

describe('findEntries', () => {
  it.each(['', '  ', '\n'])('finds nothing for %j', (typed) => expect(found(typed)).toEqual([]));

  it('ranks labels that start with the query first, then words, then parts, then other text', () => {
    expect(found('diritto')).toEqual([
      'Diritto privato',
      'Storia del diritto',
      'Biodiritto',
      'Appunti',
    ]);
  });

  it.each([
    ['universita', ['Vita in università']],
    ['UNIVERSITÀ', ['Vita in università']],
    ['universita\u0300 vita', ['Vita in università']],
    ['privato  primo', ['Diritto privato']],
    ["dell'inn", ['Economia dell’innovazione']],
    ['thesis', ['Tesi']],
    ['theses', ['Tesi']],
    ['diritti', ['Storia del diritto', 'Diritto privato', 'Appunti']],
    ['la vita', ['Vita in università']],
    ['diritto secondo', []],
    ['.*', []],
  ])('%j finds %j', (typed, labels) => expect(found(typed)).toEqual(labels));

  it('ranks a label whose words start with every term before one that only contains them', () => {
    const labels = ['Biodiritto, storia', 'Preistoria', 'Storia e diritto'];
    const all = labels.map((label) => named(label, 'storia'));
    const order = (typed: string) => findEntries(all, typed).map((one) => one.entry.label);
    expect(order('diritto storia')).toEqual(['Storia e diritto', 'Biodiritto, storia']);
    expect(order(' storia ')).toEqual(['Storia e diritto', 'Biodiritto, storia', 'Preistoria']);
  });

  it('matches terms across the texts of an entry, and requires all of them', () => {
    expect(found('guide vita')).toEqual(['Vita in università']);
    expect(found('guide diritto')).toEqual([]);
  });

  it('returns only known entries, each once, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const labels = found(typed);
        expect(new Set(labels).size).toBe(labels.length);
        expect(entries.map((one) => one.label)).toEqual(expect.arrayContaining(labels));
      }),
    );
  });
});
