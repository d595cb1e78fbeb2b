import { expect, it } from 'vitest';
import { languageName, languagesIn } from './languagesIn.ts';

it.each([
  ['Inglese B2', ['en']],
  ['English C1 or French B2', ['en', 'fr']],
  ['TEDESCO (B1), inglese', ['de', 'en']],
  ['lingua locale A2', []],
  ['', []],
])('%s', (text, codes) => {
  expect(languagesIn(text)).toEqual(codes);
});

it('names a language in the language of the page', () => {
  expect(languageName('fr', 'it')).toBe('Francese');
  expect(languageName('fr', 'en')).toBe('French');
});
