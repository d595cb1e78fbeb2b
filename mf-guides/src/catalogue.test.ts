import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, filledCategories, knownCategory, spellingsOf } from './catalogue.ts';

const fixedOrder = [
  'associations',
  'opzionali',
  'graduate',
  'stage',
  'freemover',
  'residenze',
  'exchange_magistrale',
  'exchange_triennale',
  'university',
  'milan',
  'burocrazia',
  'master_admissions',
  'tesi',
  'ecdl',
];

describe('the catalogue', () => {
  // @spec constants.8
  it('has the order of the specification', () => {
    expect(catalogue.map((entry) => entry.category)).toEqual(fixedOrder);
  });

  it('has the headings of the specification', () => {
    expect(catalogue.map((entry) => entry.heading)).toEqual([
      'Associations 101',
      'Opzionali 101',
      'Graduate 101',
      'Stage 101',
      'Freemover 101',
      'Residenze 101',
      'Exchange 101',
      'Exchange 101',
      'University 101',
      'Milan 101',
      'Burocrazia 101',
      'Master Admissions',
      'Tesi 101',
      'ECDL 101',
    ]);
  });

  it('gives every category a colour of its own', () => {
    expect(new Set(catalogue.map((entry) => entry.colour)).size).toBe(catalogue.length);
  });
});

describe('knownCategory', () => {
  it.each(['tesi', 'Tesi', ' TESI ', 'tesi\n'])('knows %j', (name) => {
    expect(knownCategory(name)?.category).toBe('tesi');
  });

  it.each([null, '', ' ', 'tes', 'tesi 101', 'exchange', 'constructor'])(
    'does not know %j',
    (name) => expect(knownCategory(name)).toBeUndefined(),
  );
});

describe('filledCategories', () => {
  it('counts the guides of each known category, in the fixed order', () => {
    const names = ['tesi\n', 'altro', 'milan', 'tesi', null, 'Milan', 'opzionali', 'tesi'];
    const shown = filledCategories(names).map(({ entry, guides }) => [entry.category, guides]);
    expect(shown).toEqual([
      ['opzionali', 1],
      ['milan', 2],
      ['tesi', 3],
    ]);
  });

  it('shows no category without guides', () => expect(filledCategories([])).toEqual([]));

  it('keeps the fixed order for any rows', () => {
    const name = fc.option(
      fc.oneof(fc.string(), fc.constantFrom(...fixedOrder, 'tesi \n', 'ECDL')),
    );
    fc.assert(
      fc.property(fc.array(name), (names) => {
        const shown: string[] = filledCategories(names).map(({ entry }) => entry.category);
        expect(shown).toEqual(fixedOrder.filter((category) => shown.includes(category)));
      }),
    );
  });
});

describe('spellingsOf', () => {
  it('finds every spelling of a category', () => {
    const names = ['tesi', 'tesi\n', 'TESI', 'milan', null, 'tesine'];
    expect(spellingsOf('tesi', names)).toEqual(['tesi', 'tesi\n', 'TESI']);
    expect(spellingsOf('Tesi ', names)).toEqual(['tesi', 'tesi\n', 'TESI']);
  });

  it('finds categories outside the fixed list', () => {
    expect(spellingsOf('altro', ['altro ', 'tesi'])).toEqual(['altro ']);
    expect(spellingsOf('nulla', ['altro', 'tesi'])).toEqual([]);
  });
});
