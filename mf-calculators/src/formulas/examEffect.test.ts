import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clmgScore } from './clmgScore.ts';
import type { ExamEntry } from './exam.ts';
import { reachedOnlyBy, weightiestExam, withExamGrade } from './examEffect.ts';
import { destinationAt as at } from './tests/arbitraryExams.ts';

const exam = (id: string, cfu: number | null, grade: number): ExamEntry => ({
  id,
  subject: id,
  cfu,
  grade,
  completed: grade > 0,
  isSeminar: false,
});

describe('the effect of one exam', () => {
  it('changes only that exam, and completes it', () => {
    expect(withExamGrade([exam('a', 6, 24), exam('b', 6, 0)], 'b', 30)).toEqual([
      exam('a', 6, 24),
      exam('b', 6, 30),
    ]);
  });

  it('never lowers a score by raising the grade', () => {
    const grades = fc.array(fc.integer({ min: 18, max: 31 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(grades, fc.integer({ min: 18, max: 30 }), (others, grade) => {
        const exams = [...others.map((own, index) => exam(String(index), 6, own)), exam('x', 9, 0)];
        const scoreWith = (given: number) =>
          clmgScore(withExamGrade(exams, 'x', given), false) ?? 0;
        expect(scoreWith(grade + 1)).toBeGreaterThan(scoreWith(grade));
      }),
    );
  });

  it('lists the destinations that only one of two scores reaches', () => {
    const all = [at('In', 27), at('Opens', 28.1), at('Far', 30), at('?', null)];
    expect(reachedOnlyBy(all, 28.1, 28).map(({ name }) => name)).toEqual(['Opens']);
    expect(reachedOnlyBy(all, 28, 28.1)).toEqual([]);
  });

  it('starts with the heaviest remaining exam', () => {
    const done = exam('done', 12, 28);
    expect(weightiestExam([done, exam('small', 6, 0), exam('big', 9, 0)])?.id).toBe('big');
    expect(weightiestExam([done, exam('light', 6, 30)])?.id).toBe('done');
    expect(weightiestExam([exam('none', null, 0)])).toBeUndefined();
  });
});
