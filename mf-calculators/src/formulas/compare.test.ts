import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reaches } from './compare.ts';
import { delta, rank } from './destinations.ts';
import { exampleMixes } from './exampleMixes.ts';
import { graduationGrade, graduationLevel } from './graduationGrade.ts';
import { mscScore } from './mscScore.ts';
import { nearMisses } from './nearMisses.ts';
import { neededMean } from './neededMean.ts';
import { destinationAt, gradedExam, openExam } from './tests/arbitraryExams.ts';
import { ugScore } from './ugScore.ts';

/** The exact sums of exams whose credits are tenths. */
function exactly(exams: readonly { grade: number; tenths: number }[]) {
  const points = exams.reduce((sum, { grade, tenths }) => sum + BigInt(grade * tenths), 0n);
  const tenths = exams.reduce((sum, exam) => sum + BigInt(exam.tenths), 0n);
  return { points, tenths };
}

const fractionalExams = fc.array(
  fc.record({ grade: fc.integer({ min: 18, max: 31 }), tenths: fc.integer({ min: 1, max: 150 }) }),
  { minLength: 1, maxLength: 12 },
);

const examsOf = (exams: readonly { grade: number; tenths: number }[]) =>
  exams.map(({ grade, tenths }) => gradedExam(grade, tenths / 10));

/** Two exams with credits in tenths whose base out of 110 is a whole number exactly. */
const onThreshold = fc.tuple(
  fc.constantFrom(95, 100, 105, 106, 107, 108, 109, 110, 111),
  fc.integer({ min: 1, max: 60 }),
  fc.integer({ min: 0, max: 5 }),
);

/** Exams with credits in tenths and the mean `(target − bonus) · 30 / 110`, exactly. */
function examsFor(target: number, scale: number, bonus: number) {
  // mean = 3 (target − bonus) / 11, between two whole grades, as a mix with elevenths of the credits.
  const elevenths = 3 * (target - bonus);
  const low = Math.floor(elevenths / 11);
  const high = elevenths - low * 11;
  return [
    { grade: low, tenths: (11 - high) * scale },
    { grade: low + 1, tenths: high * scale },
  ].filter(({ tenths }) => tenths > 0);
}

describe('thresholds, with fractional credits', () => {
  // 26.1 CFU at 30 and 2.9 at 31 make honours on paper, and 110.99999999999999 in binary.
  it('a grade on a threshold reaches it', () => {
    fc.assert(
      fc.property(onThreshold, ([target, scale, bonus]) => {
        const exams = examsFor(target, scale, bonus);
        fc.pre(exams.every(({ grade }) => grade <= 31));
        const grade = graduationGrade(examsOf(exams), bonus);
        expect(grade?.honoursPossible).toBe(target >= 111);
        const level =
          target >= 105 ? 'excellent' : target >= 100 ? 'good' : target >= 95 ? 'fair' : 'low';
        expect(graduationLevel(grade?.final ?? 0)).toBe(level);
        expect(reaches(grade?.final ?? 0, Math.min(target, 110))).toBe(true);
        expect(grade?.final).toBeLessThanOrEqual(110);
      }),
      { numRuns: 2000 },
    );
  });

  it('agrees with exact fractions', () => {
    fc.assert(
      fc.property(fractionalExams, fc.integer({ min: 0, max: 5 }), (exams, bonus) => {
        const { points, tenths } = exactly(exams);
        const grade = graduationGrade(examsOf(exams), bonus);
        // mean · 110 / 30 + bonus ≥ 111, multiplied by the denominators.
        expect(grade?.honoursPossible).toBe(points * 11n >= BigInt(111 - bonus) * 3n * tenths);
      }),
      { numRuns: 2000 },
    );
  });

  it('a destination whose lowest score is the mean is reached, and no near miss', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 180, max: 309 }),
        fc.integer({ min: 1, max: 99 }),
        (mean, parts) => {
          const lowest = mean / 10;
          const low = Math.floor(lowest);
          const high = mean - low * 10;
          const exams = examsOf(
            [
              { grade: low, tenths: (10 - high) * parts },
              { grade: low + 1, tenths: high * parts },
            ].filter(({ tenths }) => tenths > 0),
          );
          const score = ugScore({ exams, multiplier: 0, cfuMin: 0 })?.score ?? 0;
          const ranked = rank([destinationAt('A', lowest)], score);
          expect(ranked).toMatchObject([{ delta: 0, reached: true }]);
          expect(nearMisses(ranked, [0.1], 2)).toEqual([]);
          expect(delta(lowest - 0.1, lowest)).toBe(-0.1);
        },
      ),
    );
  });

  it('rounds a half up as on paper', () => {
    const base = { gpaMultiplier: 0, ncMax: 1000, courseCfu: 0, bachelorGrade: 0 };
    const scoreOf = (cfu: number) =>
      mscScore({ ...base, ncMultiplier: 1, exams: [gradedExam(30, cfu)] })?.score;
    // 0.2 points a credit: the credits make a half of a point, the sum of their parts a little less.
    expect([2.5, 7.5, 12.5, 17.5, 112.5].map(scoreOf)).toEqual([1, 2, 3, 4, 23]);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 9 }),
        (whole, ninths) => {
          const parts = Array.from({ length: ninths }, () =>
            gradedExam(30, (whole + 0.5) / 0.2 / ninths),
          );
          expect(mscScore({ ...base, ncMultiplier: 1, exams: parts })?.score).toBe(whole + 1);
        },
      ),
    );
  });

  it('a planned target that passes exactly is safe, and one at 30L everywhere possible', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 200 }),
        (done, left) => {
          const exams = [gradedExam(30, done / 10), openExam(left / 10)];
          const targetAt = (grade: number) =>
            (((30 * done) / 10 + (grade * left) / 10) / ((done + left) / 10)) * (110 / 30);
          expect(neededMean(exams, 0, targetAt(18)).kind).toBe('safe');
          expect(neededMean(exams, 0, targetAt(31)).kind).toBe('mean');
          expect(exampleMixes(exams, 0, targetAt(31))[0]).toMatchObject({ low: 31 });
        },
      ),
    );
  });
});
