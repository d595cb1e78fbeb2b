import { describe, expect, it } from 'vitest';
import {
  examEntries,
  isOwn,
  type Mark,
  newOwnId,
  noMark,
  noMarks,
  withCompleted,
  withGrade,
  withMarked,
  withSeminar,
} from './marks.ts';

const graded = { grade: 28, completed: true, isSeminar: false };
const seminar = { grade: 0, completed: true, isSeminar: true };

const marksOf = (marks: Record<string, Mark>) => new Map(Object.entries(marks));

describe('the transitions of an exam', () => {
  const completed = { ...noMark, completed: true };
  // @spec states.9 states.10
  it.each([
    ['unchecking completed resets the grade', withCompleted(graded, false), noMark],
    ['unchecking completed resets the seminar', withCompleted(seminar, false), noMark],
    ['checking completed changes nothing else', withCompleted(noMark, true), completed],
    ['checking it again changes nothing', withCompleted(graded, true), graded],
    ['marking a seminar clears the grade', withSeminar(graded, true), seminar],
    ['unmarking a seminar leaves it completed', withSeminar(seminar, false), completed],
    ['a grade completes the exam', withGrade(noMark, 28), graded],
    ['an exam with a grade is no seminar', withGrade(seminar, 28), graded],
    ['clearing a grade changes nothing else', withGrade(graded, 0), { ...graded, grade: 0 }],
  ])('%s', (_, mark, expected) => {
    expect(mark).toEqual(expected);
  });
});

describe('examEntries', () => {
  // @spec entities.10
  it('joins plan, own exams and marks, and forgets the marks of exams that are gone', () => {
    const plan = [{ id: '1', subject: 'Statistica', cfu: null }];
    const own = [{ id: 'own-1', subject: 'Arabo', cfu: 4 }];
    expect(examEntries(plan, { own, marks: marksOf({ 1: graded, 99: graded }) })).toEqual([
      { id: 'own-1', subject: 'Arabo', cfu: 4, ...noMark },
      { id: '1', subject: 'Statistica', cfu: null, ...graded },
    ]);
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))(
    'has no mark of an exam called %s',
    (id) => {
      expect(examEntries([{ id, subject: id, cfu: 6 }], noMarks)[0]).toMatchObject(noMark);
    },
  );

  it('returns a new entry only for a changed mark', () => {
    const plan = ['1', '2'].map((id) => ({ id, subject: id, cfu: 6 }));
    const before = examEntries(plan, { own: [], marks: marksOf({ 1: graded, 2: seminar }) });
    const marks = marksOf({ 1: withGrade(graded, 30), 2: seminar });
    const after = examEntries(plan, { own: [], marks });
    expect(after[0]?.grade).toBe(30);
    expect(after[1]).toBe(before[1]);
    expect(examEntries(plan, noMarks)[0]).toMatchObject(noMark);
  });
});

describe('an exam that the plan does not list', () => {
  const exam = (id: string) => ({ id, subject: 'Arabo', cfu: 4 });

  it('has an id of its own', () => {
    const ids = Array.from({ length: 100 }, newOwnId);
    expect(new Set(ids).size).toBe(100);
    expect(ids.every(isOwn)).toBe(true);
  });

  it('is listed with its mark, after the others', () => {
    const work = { own: [exam('own-1')], marks: marksOf({ 'own-1': seminar }) };
    expect(withMarked(work, exam('own-2'), graded)).toEqual({
      own: [exam('own-1'), exam('own-2')],
      marks: marksOf({ 'own-1': seminar, 'own-2': graded }),
    });
  });

  it('is not listed when it is one of the plan', () => {
    expect(withMarked(noMarks, exam('1'), graded, true)).toEqual({
      own: [],
      marks: marksOf({ 1: graded }),
    });
  });
});
