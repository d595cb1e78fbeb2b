import { describe, expect, it } from 'vitest';
import { rank } from '../formulas/destinations.ts';
import { noFilter, passing } from './boardFilter.ts';

const list = [
  { id: '1', name: 'Universität Wien', region: 'Europa', lowest: 27, highest: 28, notes: [] },
  { id: '2', name: 'São Paulo', region: 'America Latina', lowest: 30, highest: 31, notes: [] },
  { id: '3', name: 'Keio', region: 'Asia', lowest: null, highest: null, notes: [] },
];
const ranked = rank(list, 28);
const names = (filter: Partial<typeof noFilter>, favourites: readonly string[] = []) =>
  passing(ranked, { ...noFilter, ...filter }, favourites).map((destination) => destination.name);

describe('passing', () => {
  it('passes everything without a filter', () => {
    expect(names({})).toHaveLength(3);
  });

  it('filters by name without accents, case or surrounding space', () => {
    expect(names({ name: ' UNIVERSITAT ' })).toEqual(['Universität Wien']);
    expect(names({ name: 'sao' })).toEqual(['São Paulo']);
    expect(names({ name: '%' })).toEqual([]);
  });

  it('filters by city and country in either language, and forgives typos', () => {
    for (const name of ['Vienna', 'wien universitat', 'austria', 'Viena'])
      expect(names({ name }), name).toEqual(['Universität Wien']);
    expect(names({ name: 'vienna keio' })).toEqual([]);
  });

  it('filters by region, by reach and by favourite, all at once', () => {
    expect(names({ region: 'Asia' })).toEqual(['Keio']);
    expect(names({ reachedOnly: true })).toEqual(['Universität Wien']);
    expect(names({ favouritesOnly: true }, ['2', '3'])).toEqual(['São Paulo', 'Keio']);
    expect(names({ favouritesOnly: true, reachedOnly: true }, ['2', '3'])).toEqual([]);
  });
});
