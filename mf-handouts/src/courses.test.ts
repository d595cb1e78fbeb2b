import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coursesOf, foundCourses, newestDates } from './courses.ts';

describe('the courses of a year', () => {
  it('are counted in the order of the rows', () => {
    const rows = ['Diritto', 'Diritto', 'Statistica'].map((subject) => ({
      subject,
      filename: 'a',
    }));
    expect(coursesOf(rows)).toEqual([
      { subject: 'Diritto', files: 2 },
      { subject: 'Statistica', files: 1 },
    ]);
  });

  it.each([null, '', ' ', true, {}, ['a']])('leave out only the rows with %j', (value) => {
    const rows = [
      { subject: 'Diritto', filename: 'a.pdf' },
      { subject: value, filename: 'b.pdf' },
      { subject: 'Diritto', filename: value },
      { subject: 1984, filename: 'c.pdf' },
    ];
    expect(coursesOf(rows)).toEqual([
      { subject: 'Diritto', files: 1 },
      { subject: '1984', files: 1 },
    ]);
  });

  it('are merged when only spaces or case differ', () => {
    const rows = [' Diritto', 'Diritto\n', 'diritto'].map((subject) => ({
      subject,
      filename: 'a',
    }));
    expect(coursesOf(rows)).toEqual([{ subject: 'Diritto', files: 3 }]);
  });

  it('count every file', () => {
    const row = fc.record({
      subject: fc.constantFrom('A', 'B', '__proto__'),
      filename: fc.constant('f'),
    });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const total = coursesOf(rows).reduce((sum, course) => sum + course.files, 0);
        expect(total).toBe(rows.length);
      }),
    );
  });
});

describe('courses in the search palette', () => {
  const row = (year: unknown, subject: unknown) => ({ year, subject, filename: 'Appunti.pdf' });

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
      row('First Year', '..'),
      row('Third Year', 'F'),
    ];
    expect(foundCourses(rows).map(({ subject }) => subject)).toEqual(['F']);
  });
});

it('the newest date of a course is its first, whatever its spelling', () => {
  const rows = [
    { subject: 'Diritto', uploaded_at: null },
    { subject: 'Diritto', uploaded_at: 'soon' },
    { subject: ' DIRITTO', uploaded_at: '2026-04-01T10:00:00Z' },
    { subject: 'Diritto', uploaded_at: '2026-03-01T10:00:00Z' },
    { subject: 'Statistica', uploaded_at: {} },
    { subject: null, uploaded_at: '2026-02-01T10:00:00Z' },
  ];
  expect([...newestDates(rows)]).toEqual([['diritto', '2026-04-01T10:00:00Z']]);
});
