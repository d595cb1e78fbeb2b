import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clmgScore } from './clmgScore.ts';
import { anyExams, improvedExams, shuffledExams } from './tests/arbitraryExams.ts';
import { roundTo, ugScore } from './ugScore.ts';

const exam = { cfu: 6, grade: 28, completed: true, isSeminar: false };
const seminar = { ...exam, cfu: 2, grade: 0, isSeminar: true };
const anyRule = fc.record({
  multiplier: fc.option(fc.double({ min: 0, max: 2, noNaN: true })),
  cfuMin: fc.option(fc.double({ min: 0, max: 120, noNaN: true })),
});

describe('clmgScore', () => {
  // @spec constants.19
  it('adds 0.1 for the fourth year, and to nothing else', () => {
    expect(clmgScore([exam], false)).toBe(28);
    expect(clmgScore([exam], true)).toBe(28.1);
    expect(clmgScore([seminar], true)).toBeNull();
  });

  it('is null or between 18 and 31.1', () => {
    fc.assert(
      fc.property(anyExams, fc.boolean(), (exams, fourthYear) => {
        const score = clmgScore(exams, fourthYear);
        return score === null || (score >= 18 && score <= 31.1);
      }),
    );
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

  // @spec constants.21
  it('has at most two decimals and is at least 0; never NaN', () => {
    fc.assert(
      fc.property(anyExams, anyRule, (exams, rule) => {
        const result = ugScore({ exams, ...rule });
        if (result === null) return;
        expect(result.score).toBeGreaterThanOrEqual(0);
        expect(roundTo(result.score, 2)).toBe(result.score);
      }),
    );
  });

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(shuffledExams, anyRule, ([exams, shuffled], rule) => {
        expect(
          Math.abs(
            (ugScore({ exams, ...rule })?.score ?? 0) -
              (ugScore({ exams: shuffled, ...rule })?.score ?? 0),
          ),
        ).toBeLessThan(0.011);
      }),
    );
  });

  it('never falls when a grade rises', () => {
    fc.assert(
      fc.property(improvedExams, anyRule, ({ before, after }, rule) => {
        expect(ugScore({ exams: after, ...rule })?.score).toBeGreaterThanOrEqual(
          ugScore({ exams: before, ...rule })?.score ?? Number.NaN,
        );
      }),
    );
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
