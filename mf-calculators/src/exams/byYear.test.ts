import { expect, it } from 'vitest';
import { byYear } from './byYear.ts';

const exam = (id: string, year?: number) => ({
  id,
  subject: id,
  cfu: 6,
  grade: 0,
  completed: false,
  isSeminar: false,
  ...(year !== undefined && { year }),
});

it('groups exams by year, in their order, with those without a year at the end', () => {
  const groups = byYear([exam('own'), exam('b', 2), exam('a', 1), exam('c', 2)]);
  expect(groups.map(({ year, exams }) => [year, exams.map(({ id }) => id)])).toEqual([
    [1, ['a']],
    [2, ['b', 'c']],
    [null, ['own']],
  ]);
});

it('is one group without a year where the table has none', () => {
  expect(byYear([exam('a'), exam('b')])).toMatchObject([{ year: null }]);
});
