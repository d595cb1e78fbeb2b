import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleMixes } from './exampleMixes.ts';
import { graduationGrade } from './graduationGrade.ts';
import { gradedExam as done, openExam as open } from './tests/arbitraryExams.ts';

/** Every way to choose so many items of a list. */
function choices(items: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    choices(items.slice(index + 1), count - 1).map((others) => [item, ...others]),
  );
}

describe('exampleMixes', () => {
  it.each([
    // A mean of 28.91 is needed.
    [[6, 6, 6, 6], 102.5, ['4 x 29 + 0 x 28', '3 x 30 + 1 x 27', '3 x 31 + 1 x 26']],
    // 19.5: nothing is below 18, and two exams with 22 add nothing to two with 21.
    [[6, 6, 6, 6], 85.25, ['2 x 20 + 2 x 19', '2 x 21 + 2 x 18', '1 x 24 + 3 x 18']],
    // Exams without credits do not count.
    [[0, 24, 0], 85.25, ['1 x 20 + 0 x 19', '1 x 21 + 0 x 18']],
    // 30: the same grade everywhere, or honours.
    [[24], 104.5, ['0 x 30 + 1 x 30', '1 x 31 + 0 x 29']],
  ])('%j to %d: %j', (left, target, mixes) => {
    const shown = exampleMixes([done(27, 24), ...left.map(open)], 0, target).map(
      ({ high, count, low, rest }) => `${count} x ${high} + ${rest} x ${low}`,
    );
    expect(shown).toEqual(mixes);
  });

  it('is empty for a safe or impossible target', () => {
    expect(exampleMixes([done(30, 60), open(6)], 5, 100)).toEqual([]);
    expect(exampleMixes([done(18, 60), open(6)], 0, 110)).toEqual([]);
  });

  it('reaches the target whichever exams get the high grade, with as few of them as possible', () => {
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
        const positions = left.map((_, position) => position);
        for (const { high, count, low, rest } of exampleMixes(
          [...before, ...left.map(open)],
          0,
          target,
        )) {
          expect(count + rest).toBe(left.length);
          expect(low).toBeGreaterThanOrEqual(18);
          expect(high).toBeLessThanOrEqual(31);
          const totals = (many: number) =>
            choices(positions, many).map((chosen) =>
              total(positions.map((position) => (chosen.includes(position) ? high : low))),
            );
          expect(Math.min(...totals(count))).toBeGreaterThanOrEqual(target - 1e-6);
          if (count > 0) expect(Math.min(...totals(count - 1))).toBeLessThan(target);
        }
      }),
    );
  });
});
