import { describe, expect, it } from 'vitest';
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
