import { describe, expect, it } from 'vitest';
import { foundCourses } from './searchEntries.ts';

describe('courses in the search palette', () => {
  const row = (year: unknown, subject: unknown, filename: unknown = 'Appunti.pdf') => ({
    year,
    subject,
    filename,
  });

  it('are there once a year, with the number of their files', () => {
    const rows = [
      row('First Year', 'Diritto privato'),
      row('First Year', 'DIRITTO privato '),
      row('Second Year', 'Diritto privato'),
    ];
    expect(foundCourses(rows)).toMatchObject([
      { year: { slug: 'primo-anno' }, subject: 'Diritto privato', files: 2 },
      { year: { slug: 'secondo-anno' }, subject: 'Diritto privato', files: 1 },
    ]);
  });

  it('lose only the rows that are on no page', () => {
    const rows = [
      row('First year', 'A'),
      row('NULL', 'B'),
      row(null, 'C'),
      row('First Year', null),
      row('First Year', ' '),
      row('First Year', { a: 1 }),
      row('First Year', 'D', null),
      row('First Year', 'E', ' '),
      row('First Year', '..'),
      row('Third Year', 'F'),
    ];
    expect(foundCourses(rows).map(({ subject }) => subject)).toEqual(['F']);
  });
});
