import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coursesOf, firstCoursesOf } from './courses.ts';

describe('the courses of a year', () => {
  it('are counted in the order of the rows', () => {
    expect(
      coursesOf([
        { subject: 'Diritto', filename: 'a.pdf' },
        { subject: 'Diritto', filename: 'b.pdf' },
        { subject: 'Statistica', filename: 'a.pdf' },
      ]),
    ).toEqual([
      { subject: 'Diritto', files: 2 },
      { subject: 'Statistica', files: 1 },
    ]);
  });

  it('leave out what no page can show', () => {
    expect(
      coursesOf([
        { subject: null, filename: 'a.pdf' },
        { subject: ' ', filename: 'a.pdf' },
        { subject: 'Diritto', filename: null },
        { subject: 'Diritto', filename: '' },
      ]),
    ).toEqual([]);
  });

  it('are one, however the rows space them or spell their case', () => {
    expect(
      coursesOf([
        { subject: ' Diritto', filename: 'a.pdf' },
        { subject: 'Diritto\n', filename: 'b.pdf' },
        { subject: 'diritto', filename: 'c.pdf' },
      ]),
    ).toEqual([{ subject: 'Diritto', files: 3 }]);
  });

  it('never lose a file', () => {
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

describe('the first courses of a year', () => {
  const rows = (courses: number, filesOfEach = 1) =>
    Array.from({ length: courses * filesOfEach }, (_, index) => ({
      subject: `Corso ${Math.floor(index / filesOfEach)}`,
      filename: `${index}.pdf`,
    }));

  it('are not worth showing before a list that is there and short', () => {
    expect(firstCoursesOf(rows(30), false)).toBeNull();
    expect(firstCoursesOf([], false)).toBeNull();
  });

  it('are thirty of a long one', () => {
    expect(firstCoursesOf(rows(31), false)).toEqual(coursesOf(rows(30)));
  });

  it('leave out the last while rows are missing, whose count may go on', () => {
    expect(firstCoursesOf(rows(8, 125), true)).toEqual(coursesOf(rows(7, 125)));
    expect(firstCoursesOf(rows(1, 1000), true)).toBeNull();
    const spaced = [{ subject: ' Corso 1', filename: 'a.pdf' }, ...rows(2, 400)];
    expect(firstCoursesOf(spaced, true)).toEqual([{ subject: 'Corso 0', files: 400 }]);
  });
});
