import { describe, expect, it } from 'vitest';
import { englishNameOf, englishNames, englishNamesById } from './englishNames.ts';

describe('the English names of courses', () => {
  const names = new Map(
    englishNames([
      { subject: 'Diritto privato', subject_en: ' Private law ' },
      { subject: 'Diritto privato', subject_en: 'Law' },
      { subject: 'Marketing', subject_en: 'Marketing' },
      { subject: 'Statistica', subject_en: ' ' },
      { subject: 'Storia', subject_en: { en: 'History' } },
      { subject: null, subject_en: 'Nothing' },
    ]),
  );

  it.each([
    ['Diritto privato', 'Private law'],
    [' diritto PRIVATO ', 'Private law'],
    ['Marketing', undefined],
    ['Statistica', undefined],
    ['Storia', undefined],
    ['', undefined],
    ['Microeconomia', undefined],
  ])('%j is %j', (subject, english) => expect(englishNameOf(names, subject)).toBe(english));
});

it('the English names of single files are by id, without blank ones', () => {
  const rows = [
    { id: 7, name_en: ' Roman law ' },
    { id: 'b', name_en: '' },
    { id: 'c', name_en: null },
  ];
  expect([...englishNamesById(rows)]).toEqual([['7', 'Roman law']]);
});
