import { describe, expect, it } from 'vitest';
import { englishNameOf, englishNames } from './englishNames.ts';

describe('the English names of courses', () => {
  const names = englishNames([
    { subject: 'Diritto privato', subject_en: ' Private law ' },
    { subject: 'Diritto privato', subject_en: 'Law' },
    { subject: 'Marketing', subject_en: 'Marketing' },
    { subject: 'Statistica', subject_en: ' ' },
    { subject: 'Storia', subject_en: { en: 'History' } },
    { subject: null, subject_en: 'Nothing' },
  ]);

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
