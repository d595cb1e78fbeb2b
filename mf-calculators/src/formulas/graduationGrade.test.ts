import { describe, expect, it } from 'vitest';
import { graduationCfu, graduationGrade, graduationLevel } from './graduationGrade.ts';

const exam = { cfu: 6, grade: 30, completed: true, isSeminar: false };
const seminar = { cfu: 2, grade: 0, completed: true, isSeminar: true };

describe('graduationGrade', () => {
  // @spec constants.13
  it('is the mean out of 110 plus the bonus', () => {
    expect(graduationGrade([{ ...exam, grade: 24 }], 3)).toEqual({
      mean: 24,
      base: 88,
      uncapped: 91,
      final: 91,
      honoursPossible: false,
    });
  });

  // @spec constants.13
  it('never exceeds 110, and says when honours are possible', () => {
    expect(graduationGrade([exam], 0)).toMatchObject({ final: 110, honoursPossible: false });
    expect(graduationGrade([exam], 1)).toMatchObject({ final: 110, honoursPossible: true });
  });

  // @spec validation.5
  it.each([
    ['nothing is entered', []],
    ['only a seminar is done', [seminar]],
    ['the graded exam is not completed', [{ ...exam, completed: false }]],
  ])('shows no bonus as a result when %s', (_, exams) => {
    expect(graduationGrade(exams, 5)).toBeNull();
  });
});

describe('graduationCfu', () => {
  // @spec validation.5 constants.11
  it('counts the thesis in both sums, and seminars when done', () => {
    const exams = [exam, seminar, { ...exam, cfu: null }, { ...exam, completed: false, grade: 0 }];
    expect(graduationCfu(exams)).toEqual({ done: 3 + 6 + 2, total: 3 + 6 + 2 + 0 + 6 });
    expect(graduationCfu([])).toEqual({ done: 3, total: 3 });
  });
});

describe('graduationLevel', () => {
  // @spec constants.14
  it.each([
    [110, 'excellent'],
    [105, 'excellent'],
    [104.999, 'good'],
    [100, 'good'],
    [99.999, 'fair'],
    [95, 'fair'],
    [94.999, 'low'],
  ])('%d is %s', (final, level) => {
    expect(graduationLevel(final)).toBe(level);
  });
});
