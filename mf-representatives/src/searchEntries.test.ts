import { describe, expect, it } from 'vitest';
import { foundPeople } from './searchEntries.ts';

describe('representatives in the search palette', () => {
  it('are there once, with every body in which they sit', () => {
    const rows = [
      { name: 'Ada  Prova', section: 'CDD' },
      { name: 'ada prova ', section: 'qualita' },
      { name: 'Ada Prova', section: 'Cdd ' },
      { name: 'Nicolo Prova', section: 'SPORT' },
      { name: 'Nicolò Prova', section: 'SPORT' },
      { name: 'Bea Prova', section: 'SENATO' },
      { name: ' ', section: 'CDD' },
      { name: null, section: 'CDD' },
      { name: 'Cleo Prova', section: null },
    ];
    expect(
      foundPeople(rows).map(({ name, bodies }) => [name, ...bodies.map((b) => b.key)]),
    ).toEqual([
      ['Ada Prova', 'cdd', 'qualita'],
      ['Nicolo Prova', 'sport'],
      ['Nicolò Prova', 'sport'],
    ]);
  });
});
