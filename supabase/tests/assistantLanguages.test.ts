import { languages } from 'shared/contract';
import { expect, it } from 'vitest';
import { answerLanguages, pageLanguage } from '../functions/_shared/languages.ts';

it('the assistant answers on pages of every language of the site', () => {
  expect(Object.keys(answerLanguages).sort()).toEqual([...languages].sort());
});

it('answers in Italian on a page of an unknown language', () => {
  expect(['en', 'xx', undefined].map((page) => pageLanguage.parse(page))).toEqual([
    'en',
    'it',
    'it',
  ]);
});
