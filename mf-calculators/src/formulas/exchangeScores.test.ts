import { describe, expect, it } from 'vitest';
import { clmgScore } from './clmgScore.ts';
import { roundTo } from './compare.ts';
import { gradedExam } from './tests/arbitraryExams.ts';
import { ugScore } from './ugScore.ts';

const exam = gradedExam(28, 6);
const seminar = { ...gradedExam(0, 2), isSeminar: true };

describe('clmgScore', () => {
  // @spec constants.19
  it('adds 0.1 for the fourth year, and to nothing else', () => {
    expect(clmgScore([exam], false)).toBe(28);
    expect(clmgScore([exam], true)).toBe(28.1);
    expect(clmgScore([seminar], true)).toBeNull();
  });
});

describe('ugScore', () => {
  // @spec constants.21
  it('adds the credits above the minimum to the mean', () => {
    expect(ugScore({ exams: [exam, seminar], multiplier: 0.1, cfuMin: 5 })).toEqual({
      score: 28.3,
      used: { mean: 28, passedCfu: 8, multiplier: 0.1, cfuMin: 5 },
    });
  });

  // @spec constants.22
  it('uses 1 and 35.4 only for missing values: a real 0 is a value', () => {
    expect(ugScore({ exams: [exam], multiplier: null, cfuMin: null })?.used).toMatchObject({
      multiplier: 1,
      cfuMin: 35.4,
    });
    expect(ugScore({ exams: [exam], multiplier: 0, cfuMin: 0 })?.score).toBe(28);
    expect(ugScore({ exams: [exam], multiplier: 1, cfuMin: 0 })?.score).toBe(34);
  });

  // @spec validation.15
  it('is floored at 0, which is a score, and is absent without a mean', () => {
    expect(ugScore({ exams: [exam], multiplier: 1, cfuMin: 100 })?.score).toBe(0);
    expect(ugScore({ exams: [], multiplier: 1, cfuMin: 0 })).toBeNull();
  });
});

describe('roundTo', () => {
  it.each([
    [1.005, 1.01],
    [26.885, 26.89],
    [2.344999, 2.34],
    [0, 0],
  ])('rounds %d to %d', (value, rounded) => {
    expect(roundTo(value, 2)).toBe(rounded);
  });
});
