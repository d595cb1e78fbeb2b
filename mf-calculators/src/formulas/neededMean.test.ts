import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Exam } from './exam.ts';
import { bonusOptions, graduationGrade } from './graduationGrade.ts';
import { neededMean, remainingCfu } from './neededMean.ts';
import { gradedExam as done, openExam as open } from './tests/arbitraryExams.ts';

/** The best total before the cap over every way to fill the exams that are left. */
function reachable(exams: readonly Exam[], bonus: number, grades: readonly number[]): number[] {
  const at = exams.findIndex((exam) => !exam.completed);
  if (at < 0) return [graduationGrade(exams, bonus)?.uncapped ?? Number.NaN];
  return grades.flatMap((grade) =>
    reachable(exams.with(at, done(grade, exams[at]?.cfu ?? 0)), bonus, grades),
  );
}

describe('neededMean', () => {
  it.each([
    ['a mean', [done(24, 6), open(6)], 0, 99, { kind: 'mean', mean: 30 }],
    ['a safe target', [done(30, 60), open(6)], 5, 100, { kind: 'safe' }],
    ['an impossible target', [done(18, 60), open(6)], 0, 110, { kind: 'impossible' }],
    ['a reached target when no exams remain', [done(30, 6)], 0, 110, { kind: 'safe' }],
    ['a missed target when no exams remain', [done(29, 6)], 0, 110, { kind: 'impossible' }],
  ])('finds %s', (_, exams, bonus, target, needed) => {
    expect(neededMean(exams, bonus, target)).toEqual(needed);
  });

  it('does not count a completed seminar as remaining', () => {
    const seminar = { cfu: 3, grade: 0, completed: true, isSeminar: true };
    expect(remainingCfu([seminar, open(6), done(20, 9)])).toBe(6);
  });

  it('agrees with trying every grade on small plans', () => {
    const small = fc.record({
      past: fc.array(fc.tuple(fc.integer({ min: 18, max: 31 }), fc.integer({ min: 1, max: 12 })), {
        maxLength: 3,
      }),
      left: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 2 }),
      bonus: fc.constantFrom(...bonusOptions),
      target: fc.integer({ min: 66, max: 113 }),
    });
    const grades = Array.from({ length: 14 }, (_, step) => 18 + step);
    fc.assert(
      fc.property(small, ({ past, left, bonus, target }) => {
        const exams = [...past.map(([grade, cfu]) => done(grade, cfu)), ...left.map(open)];
        const totals = reachable(exams, bonus, grades);
        const needed = neededMean(exams, bonus, target);
        const slack = 1e-9;
        if (needed.kind === 'safe') {
          expect(Math.min(...totals)).toBeGreaterThanOrEqual(target - slack);
        } else if (needed.kind === 'impossible') {
          expect(Math.max(...totals)).toBeLessThan(target);
        } else {
          expect(Math.min(...totals)).toBeLessThan(target);
          expect(Math.max(...totals)).toBeGreaterThanOrEqual(target - slack);
          // Keeping exactly that mean on what is left gives exactly the target.
          const filled = [
            ...past.map(([g, c]) => done(g, c)),
            ...left.map((c) => done(needed.mean, c)),
          ];
          expect(graduationGrade(filled, bonus)?.uncapped).toBeCloseTo(target, 8);
        }
      }),
    );
  });
});
