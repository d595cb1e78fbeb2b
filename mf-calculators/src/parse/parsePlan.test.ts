import { describe, expect, it } from 'vitest';
import { distinctCourses, parseClmgPlan, parsePlan, rowOfCourse } from './parsePlan.ts';

describe('a plan', () => {
  it('keeps exams with a name, trimmed, also without credits', () => {
    const rows = [
      { id: 1, subject: ' Statistica ', cfu: null },
      { id: 2, subject: null, cfu: 6 },
      { id: 'a-uuid', subject: 'Diritto', cfu: 0 },
      { id: 4, subject: '  ', cfu: 6 },
    ];
    expect(parsePlan(rows)).toEqual([
      { id: 'Statistica', subject: 'Statistica', cfu: null },
      { id: 'Diritto', subject: 'Diritto', cfu: 0 },
    ]);
  });

  it('accepts credits as text, and leaves out malformed rows', () => {
    const rows = [
      { id: 1, subject: 'Diritto', cfu: ' 7,5' },
      { id: 2, subject: {}, cfu: 6 },
      { id: 3, subject: ['a'], cfu: 6 },
      { id: 4, subject: 3, cfu: { a: 1 } },
      'row',
      null,
    ];
    expect(parsePlan(rows)).toEqual([
      { id: 'Diritto', subject: 'Diritto', cfu: 7.5 },
      { id: '3', subject: '3', cfu: null },
    ]);
    expect(distinctCourses([{ course: 'Diritto' }, { course: {} }, { course: 7 }])).toEqual([
      { name: '7', spellings: ['7'] },
      { name: 'Diritto', spellings: ['Diritto'] },
    ]);
    expect(rowOfCourse([{ course: {} }, { course: 'DIRITTO' }], 'Diritto')).toEqual({
      course: 'DIRITTO',
    });
  });

  it('gives every exam an id of its own, which stays when the table is filled again', () => {
    const rows = [{ subject: 'Seminario' }, { subject: 'Seminario 2' }, { subject: 'Seminario ' }];
    const ids = parsePlan(rows).map((exam) => exam.id);
    expect(new Set(ids).size).toBe(3);
    expect(parsePlan(rows.map((row, id) => ({ ...row, id }))).map((exam) => exam.id)).toEqual(ids);
  });

  it('names each course once and remembers how the table spells it', () => {
    const rows = ['Finanza', 'Economia ', 'Economia', 'Finanza', '', null];
    expect(distinctCourses(rows.map((course) => ({ course })))).toEqual([
      { name: 'Economia', spellings: ['Economia ', 'Economia'] },
      { name: 'Finanza', spellings: ['Finanza'] },
    ]);
  });

  it('finds a course in another table that spells it differently', () => {
    const rows = [{ course: 'FINANCE ' }, { course: null }];
    expect(rowOfCourse(rows, 'Finance')).toBe(rows[0]);
    expect(rowOfCourse(rows, 'Financing')).toBeUndefined();
    expect(rowOfCourse(undefined, 'Finance')).toBeUndefined();
    expect(rowOfCourse(rows, null)).toBeUndefined();
  });
});

describe('the CLMG plan', () => {
  // @spec entities.8
  it('accepts credits as numbers and as text', () => {
    const rows = [
      { id: 1, course: 'Diritto', cfu: 9 },
      { id: 'x', course: 'Storia', cfu: '7,5' },
    ];
    expect(parseClmgPlan(rows)).toEqual([
      { id: 'Diritto', subject: 'Diritto', cfu: 9 },
      { id: 'Storia', subject: 'Storia', cfu: 7.5 },
    ]);
  });

  it('leaves out malformed rows', () => {
    const rows = [null, 'row', 3, {}, { id: 1 }, { id: 1, course: [5] }, { id: 1, course: ' ' }];
    expect(parseClmgPlan(rows)).toEqual([]);
  });
});
