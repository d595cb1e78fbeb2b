import { describe, expect, it } from 'vitest';
import { distinctCourses, parseClmgPlan, parsePlan, rowOfCourse } from './parsePlan.ts';

describe('a plan', () => {
  // @spec entities.8
  it.each([
    [{ id: 1, subject: ' Statistica ', cfu: null }, 'Statistica', null],
    [{ id: 'a-uuid', subject: 'Diritto', cfu: 0 }, 'Diritto', 0],
    [{ id: 1, subject: 'Diritto', cfu: ' 7,5' }, 'Diritto', 7.5],
    [{ id: 4, subject: 3, cfu: { a: 1 } }, '3', null],
  ])('reads an exam, trimmed, also without credits: %j', (row, subject, cfu) => {
    expect(parsePlan([row])).toEqual([{ id: subject, subject, cfu }]);
    expect(parseClmgPlan([{ ...row, course: row.subject }])).toEqual(parsePlan([row]));
  });

  it.each([
    { id: 2, subject: null, cfu: 6 },
    { id: 4, subject: '  ', cfu: 6 },
    { id: 2, subject: {}, cfu: 6 },
    { id: 3, subject: ['a'], cfu: 6 },
    {},
    'row',
    null,
  ])('leaves out a row without a name: %j', (row) => {
    expect(parsePlan([row])).toEqual([]);
    const { subject = null } = typeof row === 'object' && row ? row : {};
    expect(parseClmgPlan([row, { course: subject }])).toEqual([]);
  });

  it('gives every exam an id of its own, which stays when the table is filled again', () => {
    const rows = [{ subject: 'Seminario' }, { subject: 'Seminario 2' }, { subject: 'Seminario ' }];
    const ids = parsePlan(rows).map((exam) => exam.id);
    expect(new Set(ids).size).toBe(3);
    expect(parsePlan(rows.map((row, id) => ({ ...row, id }))).map((exam) => exam.id)).toEqual(ids);
  });
});

describe('a course', () => {
  it('is named once, with every spelling of its table', () => {
    const rows = ['Finanza', 'Economia ', 'Economia', 'Finanza', '', null, {}, 7];
    expect(distinctCourses(rows.map((course) => ({ course })))).toEqual([
      { name: '7', spellings: ['7'] },
      { name: 'Economia', spellings: ['Economia ', 'Economia'] },
      { name: 'Finanza', spellings: ['Finanza'] },
    ]);
  });

  it('is found in another table that spells it differently', () => {
    const rows = [{ course: {} }, { course: 'FINANCE ' }, { course: null }];
    expect(rowOfCourse(rows, 'Finance')).toBe(rows[1]);
    expect(rowOfCourse(rows, 'Financing')).toBeUndefined();
    expect(rowOfCourse(undefined, 'Finance')).toBeUndefined();
    expect(rowOfCourse(rows, null)).toBeUndefined();
  });
});
