import { describe, expect, it } from 'vitest';
import { weightedMean } from './weightedMean.ts';

const exam = { cfu: 6, grade: 27, completed: true, isSeminar: false };

describe('weightedMean', () => {
  // @spec constants.12
  it('weighs each grade by its credits, 30L as 31', () => {
    expect(weightedMean([exam, { ...exam, cfu: 12, grade: 31 }])).toBeCloseTo(29.666666666667, 10);
  });

  // @spec validation.5
  it.each([
    ['no exam', []],
    ['a seminar', [{ ...exam, grade: 0, isSeminar: true }]],
    ['a grade below 18', [{ ...exam, grade: 17 }]],
    ['a grade above 30L', [{ ...exam, grade: 32 }]],
    ['a grade that is not a number', [{ ...exam, grade: Number.NaN }]],
    ['unknown credits', [{ ...exam, cfu: null }]],
    ['credits of 0', [{ ...exam, cfu: 0 }]],
    ['negative credits', [{ ...exam, cfu: -6 }]],
  ])('has no mean for %s', (_, exams) => {
    expect(weightedMean(exams)).toBeNull();
  });

  it('counts unknown credits as 0', () => {
    expect(weightedMean([exam, { ...exam, cfu: null, grade: 18 }])).toBe(27);
  });
});
