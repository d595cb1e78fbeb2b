import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Exam } from './exam.ts';
import { exampleMixes } from './exampleMixes.ts';
import { graduationGrade } from './graduationGrade.ts';

const done = (grade: number, cfu: number): Exam => ({
  cfu,
  grade,
  completed: true,
  isSeminar: false,
});
const open = (cfu: number): Exam => ({ cfu, grade: 0, completed: false, isSeminar: false });

/** Every way to choose so many places out of a list. */
function choices(places: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return places.flatMap((place, index) =>
    choices(places.slice(index + 1), count - 1).map((others) => [place, ...others]),
  );
}

describe('exampleMixes', () => {
  it('shares the needed mean out over the exams that are left', () => {
    // 99 of 110 is a mean of 27: 30 is needed on the second half.
    expect(exampleMixes([done(24, 6), open(6)], 0, 99)[0]).toEqual({
      high: 30,
      count: 0,
      low: 30,
      rest: 1,
    });
    expect(exampleMixes([done(26, 12), open(6), open(6)], 0, 97.166)[0]).toEqual({
      high: 27,
      count: 2,
      low: 26,
      rest: 0,
    });
  });

  it('has nothing to show for a target that is safe or out of reach', () => {
    expect(exampleMixes([done(30, 60), open(6)], 5, 100)).toEqual([]);
    expect(exampleMixes([done(18, 60), open(6)], 0, 110)).toEqual([]);
  });

  it('is enough whichever exams get the high grade, and one fewer may not be', () => {
    const plan = fc.record({
      past: fc.array(fc.tuple(fc.integer({ min: 18, max: 31 }), fc.integer({ min: 1, max: 12 })), {
        minLength: 1,
        maxLength: 4,
      }),
      left: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 }),
      target: fc.integer({ min: 70, max: 110 }),
    });
    fc.assert(
      fc.property(plan, ({ past, left, target }) => {
        const before = past.map(([grade, cfu]) => done(grade, cfu));
        const total = (grades: number[]) =>
          graduationGrade([...before, ...left.map((cfu, at) => done(grades[at] ?? 0, cfu))], 0)
            ?.uncapped ?? Number.NaN;
        const places = left.map((_, place) => place);
        for (const { high, count, low, rest } of exampleMixes(
          [...before, ...left.map(open)],
          0,
          target,
        )) {
          expect(count + rest).toBe(left.length);
          expect(low).toBeGreaterThanOrEqual(18);
          expect(high).toBeLessThanOrEqual(31);
          const totals = (many: number) =>
            choices(places, many).map((chosen) =>
              total(places.map((place) => (chosen.includes(place) ? high : low))),
            );
          expect(Math.min(...totals(count))).toBeGreaterThanOrEqual(target - 1e-6);
          if (count > 0) expect(Math.min(...totals(count - 1))).toBeLessThan(target);
        }
      }),
    );
  });
});
