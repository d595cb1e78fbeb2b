import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreeingDecimals, mscScore } from './mscScore.ts';

const exam = { cfu: 6, grade: 31, completed: true, isSeminar: false };
const plain = {
  gpaMultiplier: 1,
  ncMultiplier: 1,
  ncMax: 60,
  courseCfu: 60,
  bachelorGrade: 111,
};

describe('mscScore', () => {
  // @spec constants.16
  it('gives 1000 for the best of everything, and more for more credits', () => {
    const exams = Array.from({ length: 10 }, () => exam);
    const result = mscScore({ ...plain, exams });
    expect(result?.score).toBe(1000);
    expect(result?.parts.mean).toBeCloseTo(500, 9);
    expect(result?.parts.cfu).toBeCloseTo(200, 9);
    expect(result?.parts.bachelor).toBeCloseTo(300, 9);
    expect(mscScore({ ...plain, exams: [...exams, exam] })?.score).toBe(1020);
  });

  // @spec constants.17
  it.each([null, 0, -1])('takes the sum of the course for an NC max of %j', (ncMax) => {
    const used = mscScore({ ...plain, exams: [exam], ncMax, courseCfu: 30 })?.used;
    expect(used?.ncMax).toBe(30);
  });

  // @spec constants.17
  it('uses a multiplier of 0, and 1 for a missing one', () => {
    const input = { ...plain, exams: [exam] };
    expect(mscScore({ ...input, gpaMultiplier: 0 })?.parts.mean).toBe(0);
    expect(mscScore({ ...input, gpaMultiplier: null, ncMultiplier: null })?.used).toMatchObject({
      gpaMultiplier: 1,
      ncMultiplier: 1,
    });
  });

  it('is absent instead of infinite or not a number', () => {
    expect(mscScore({ ...plain, exams: [exam], ncMax: 0, courseCfu: 0 })).toBeNull();
    expect(mscScore({ ...plain, exams: [exam], bachelorGrade: Number.NaN })).toBeNull();
  });
});

describe('agreeingDecimals', () => {
  it('is two when the shown parts add up to the total', () => {
    expect(agreeingDecimals([451.61, 180, 293.694], 925)).toBe(2);
  });

  it('is more when two decimals would add up to another total', () => {
    // 100.496 + 200.003 is 300.499 and makes 300; 100.50 + 200.00 would make 301.
    expect(agreeingDecimals([100.496, 200.003], 300)).toBe(3);
  });

  it('makes the shown parts add up to the total', () => {
    const part = fc.double({ min: 0, max: 500, noNaN: true });
    fc.assert(
      fc.property(part, part, part, (one, two, three) => {
        const total = Math.round(one + two + three);
        const decimals = agreeingDecimals([one, two, three], total);
        const shown = [one, two, three].map((value) => Number(value.toFixed(decimals)));
        const sum = shown.reduce((left, right) => left + right, 0);
        // Half a point exactly may fall to either side in the last binary digit.
        fc.pre(Math.abs(((one + two + three) % 1) - 0.5) > 1e-9);
        expect(Math.round(sum)).toBe(total);
      }),
    );
  });
});
