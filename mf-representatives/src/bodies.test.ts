import { describe, expect, it } from 'vitest';
import { bodies, bodyName, bodyOfKey } from './bodies.ts';
import { directoryOf, searchDirectory } from './directory/directory.ts';
import en from './locales/en.json' with { type: 'json' };
import itTexts from './locales/it.json' with { type: 'json' };

const nobody = directoryOf([], () => undefined);
const found = (typed: string) => searchDirectory(nobody, typed).bodies.map(({ key }) => key);

describe('bodies', () => {
  it.each([
    ['', []],
    ['xyzzy', []],
    ['sport', ['sport']],
    ['borse di studio', ['isu']],
    ['la borsa', ['isu']],
    ['scholarships', ['isu']],
    ['triennale', ['triennale']],
    ['bachelor', ['triennale']],
    ['law', ['giurisprudenza']],
    ['consiglio nazionale', ['cnsu']],
    ['teaching board', ['cdd']],
    ['qualita', ['qualita']],
    ['canteen', ['isu']],
    ['scholarhsips', ['isu']],
    ['mense', ['isu']],
    ['student support', ['isu']],
    ['tasse', ['isu']],
    ['chi si occupa di tasse?', ['isu']],
    ['a chi scrivo per la mensa', ['isu']],
    ['who deals with fees', ['isu']],
    ['chi si occupa di', []],
    ['esami', ['giurisprudenza', 'magistrale', 'triennale']],
    ['study plan', ['giurisprudenza', 'magistrale', 'triennale']],
  ])('%j finds %j', (typed, keys) => expect(found(typed)).toEqual(keys));

  // @spec entities.14
  it.each(bodies.map(({ key }) => key))('%s says what it is in both languages', (key) => {
    expect(itTexts.descriptions[key]).toMatch(/^.{12,}[.]$/);
    expect(en.descriptions[key]).toMatch(/^.{12,}[.]$/);
    expect(en.descriptions[key]).not.toBe(itTexts.descriptions[key]);
  });
});

it('ISU says that it deals with fees, in both languages', () => {
  expect(itTexts.descriptions.isu).toBe('Diritto allo studio: tasse, borse, alloggi, mensa.');
  expect(en.descriptions.isu).toBe('Fees, grants, housing, canteen.');
});

it('shows an English name to readers of English only', () => {
  const law = bodyOfKey('giurisprudenza');
  expect(law && bodyName(law, 'en')).toBe('Law School');
  expect(law && bodyName(law, 'it')).toBe('Scuola di Giurisprudenza');
});
