import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodies, bodyOfKey, bodyOfSection } from '../bodies.ts';
import { directoryOf as groupByBody, searchDirectory, sizeOf } from './directory.ts';
import type { RepresentativeRow } from './person.ts';

const directoryOf = (rows: RepresentativeRow[]) =>
  groupByBody(rows, (url) => (url?.startsWith('https://example.com/') ? url : undefined));

let nextId = 0;

function row(section: unknown, name: unknown, more: object = {}): RepresentativeRow {
  nextId += 1;
  return { id: nextId, name, section, url: null, ...more };
}

const namesIn = (rows: RepresentativeRow[], key: Parameters<typeof bodyOfKey>[0]) =>
  [...directoryOf(rows)].find(([body]) => body === key)?.[1].map((person) => person.name);

describe('a row with values that are not texts', () => {
  it.each([null, ' ', true, {}, ['a'], { a: 1 }])(
    'is dropped with %j as a required text, and keeps the rest with it as an optional one',
    (value) => {
      const rows = [
        row(value, 'Aurora'),
        row('CDD', value),
        row('CDD', 'Bruno', { url: value, email: value }),
      ];
      expect(namesIn(rows, 'cdd')).toEqual(['Bruno']);
      expect(sizeOf(directoryOf(rows))).toEqual({ people: 1, bodies: 1 });
    },
  );

  it('reads a number as its text', () => {
    expect(namesIn([row('CDD', 7), row(1, 'Aurora')], 'cdd')).toEqual(['7']);
  });
});

describe('the ten bodies', () => {
  // @spec entities.4
  it('are in the order of the specification', () => {
    expect(bodies.map((body) => body.name).join(', ')).toBe(
      'CNSU, CDD, DIPARTIMENTI, ISU, QUALITÀ, SCUOLA DI GIURISPRUDENZA, SCUOLA MAGISTRALE, SCUOLA TRIENNALE, SPORT, VALUTAZIONE',
    );
  });

  it.each([
    ['CDD', 'cdd'],
    ['cdd', 'cdd'],
    ['  Cdd \n', 'cdd'],
    ['qualità', 'qualita'],
    ['QUALITA', 'qualita'],
    ['QUALITA\u0300', 'qualita'],
    ['Scuola di Giurisprudenza', 'giurisprudenza'],
    ['SCUOLA  DI\tGIURISPRUDENZA', 'giurisprudenza'],
  ])('are recognised in the section %j', (section, key) => {
    expect(bodyOfSection(section)?.key).toBe(key);
  });

  it.each([null, '', ' ', 'SENATO', 'SCUOLA', 'CDD 2'])('do not include %j', (section) => {
    expect(bodyOfSection(section)).toBeUndefined();
  });

  it.each([null, '', 'CDD', 'senato', 'constructor'])('are not found by the key %j', (key) => {
    expect(bodyOfKey(key)).toBeUndefined();
  });
});

describe('directoryOf', () => {
  it('has every body, even without people', () => {
    expect([...directoryOf([]).keys()]).toEqual(bodies.map((body) => body.key));
    expect([...directoryOf([]).values()].every((people) => people.length === 0)).toBe(true);
  });

  it('keeps the order of the rows within a body', () => {
    const rows = [row('SPORT', 'Zeta Prova'), row('CDD', 'Bea Prova'), row('SPORT', 'Ada Prova')];
    expect(namesIn(rows, 'sport')).toEqual(['Zeta Prova', 'Ada Prova']);
    expect(namesIn(rows, 'cdd')).toEqual(['Bea Prova']);
  });

  it('merges two rows of the same person in a body', () => {
    const photo = 'https://example.com/ada.jpg';
    const people = directoryOf([
      row('CDD', 'Ada  D’Esempio', { url: 'javascript:alert(1)' }),
      row('cdd ', " ada d'esempio", { url: 'https://other.example/ada.jpg' }),
      row('cdd ', " ada d'esempio", { url: photo, email: 'ada@example.com' }),
      row('CDD', 'ADA D’ESEMPIO', { url: 'https://example.com/other.jpg' }),
    ]).get('cdd');
    expect(people).toHaveLength(1);
    expect(people?.[0]).toMatchObject({
      name: 'Ada D’Esempio',
      photo,
      mail: 'mailto:ada@example.com',
    });
  });

  it('keeps apart people whose names differ in an accent', () => {
    expect(namesIn([row('ISU', 'Nicolo Prova'), row('ISU', 'Nicolò Prova')], 'isu')).toHaveLength(
      2,
    );
  });

  it('handles any rows: nobody is listed twice in a body or lost', () => {
    const anyRow = fc.record({
      id: fc.oneof(fc.integer(), fc.uuid()),
      name: fc.option(fc.string({ unit: 'binary' })),
      section: fc.option(fc.oneof(fc.string(), fc.constantFrom('CDD', ' sport', 'QUALITÀ'))),
      url: fc.option(fc.oneof(fc.string(), fc.webUrl())),
    });
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const directory = directoryOf(rows);
        for (const [key, people] of directory) {
          const shown = people.map((person) => person.name.toLowerCase().replaceAll('’', "'"));
          expect(new Set(shown).size).toBe(people.length);
          const fitting = rows.filter(
            (one) => bodyOfSection(one.section)?.key === key && one.name?.normalize('NFC').trim(),
          );
          expect(people.length === 0).toBe(fitting.length === 0);
        }
      }),
    );
  });
});

describe('sizeOf', () => {
  it('counts a person in two bodies once', () => {
    const directory = directoryOf([row('CDD', 'Ada'), row('ISU', 'ada'), row('ISU', 'Bea')]);
    expect(sizeOf(directory)).toEqual({ people: 2, bodies: 2 });
  });
});

describe('people', () => {
  const directory = directoryOf([
    row('SPORT', 'Nicolò D’Esempio'),
    row('CDD', 'Ada Prova'),
    row('ISU', 'Ada Prova', { email: 'ada@example.com' }),
    row('ISU', 'Bea Provini'),
  ]);
  const found = (typed: string) =>
    searchDirectory(directory, typed).people.map((person) => person.name);

  it.each(['', ' ', '\t\n'])('finds nobody for %j', (typed) => expect(found(typed)).toEqual([]));

  it.each([
    ['prov', ['Ada Prova', 'Bea Provini']],
    ['PROVA ada', ['Ada Prova']],
    ['nicolo', ['Nicolò D’Esempio']],
    ["d'es", ['Nicolò D’Esempio']],
    ['d’ES nico', ['Nicolò D’Esempio']],
    ['ada esempio', []],
    ['Nicoló', ['Nicolò D’Esempio']],
    ['provni', ['Bea Provini']],
  ])('finds by part of the name, without accents, in any order: %j', (typed, names) => {
    expect(found(typed)).toEqual(names);
  });

  it('lists a person in two bodies once, with both bodies and the email address', () => {
    expect(searchDirectory(directory, 'ada').people).toMatchObject([
      {
        name: 'Ada Prova',
        bodies: [{ key: 'cdd' }, { key: 'isu' }],
        mail: 'mailto:ada@example.com',
      },
    ]);
  });
});
