/** What holds for every score, whatever the exams. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clmgScore } from './clmgScore.ts';
import type { Exam } from './exam.ts';
import { bonusOptions, graduationGrade } from './graduationGrade.ts';
import { mscScore } from './mscScore.ts';
import { anyExams, improvedExams, shuffledExams } from './tests/arbitraryExams.ts';
import { ugScore } from './ugScore.ts';
import { weightedMean } from './weightedMean.ts';

type Score = (exams: readonly Exam[]) => number | null;

const double = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyBonus = fc.constantFrom(...bonusOptions);
const anyUgRule = fc.record({
  multiplier: fc.option(double(0, 2)),
  cfuMin: fc.option(double(0, 120)),
});
const anyMscRest = fc.record({
  gpaMultiplier: fc.option(double(0.01, 2)),
  ncMultiplier: fc.option(double(0.01, 2)),
  ncMax: fc.option(fc.integer({ min: -10, max: 120 })),
  courseCfu: fc.integer({ min: 1, max: 200 }),
  bachelorGrade: fc.integer({ min: 66, max: 110 }),
});

/** Each score with any of its other inputs, its bounds, and the step to which it is rounded. */
const scores: [
  name: string,
  any: fc.Arbitrary<Score>,
  least: number,
  most: number,
  step: number,
][] = [
  ['weighted mean', fc.constant(weightedMean), 18, 31, 0],
  [
    'graduation grade',
    anyBonus.map((bonus) => (exams) => graduationGrade(exams, bonus)?.final ?? null),
    66,
    110,
    0,
  ],
  [
    'MSc score',
    anyMscRest.map((rest) => (exams) => mscScore({ ...rest, exams })?.score ?? null),
    0,
    Infinity,
    1,
  ],
  [
    'CLMG score',
    fc.boolean().map((fourthYear) => (exams) => clmgScore(exams, fourthYear)),
    18,
    31.1,
    0,
  ],
  [
    'UG score',
    anyUgRule.map((rule) => (exams) => ugScore({ exams, ...rule })?.score ?? null),
    0,
    Infinity,
    0.01,
  ],
];

describe.each(scores)('the %s', (_, anyScore, least, most, step) => {
  // @spec constants.21
  it('is null or within its bounds, in whole steps; never NaN', () => {
    fc.assert(
      fc.property(anyExams, anyScore, (exams, scoreOf) => {
        const score = scoreOf(exams);
        if (score === null) return;
        expect(score).toBeGreaterThanOrEqual(least);
        expect(score).toBeLessThanOrEqual(most);
        if (step > 0) expect(Math.round(score / step) * step).toBeCloseTo(score, 9);
      }),
    );
  });

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(shuffledExams, anyScore, ([exams, shuffled], scoreOf) => {
        const difference = (scoreOf(shuffled) ?? -1) - (scoreOf(exams) ?? -1);
        expect(Math.abs(difference)).toBeLessThanOrEqual(step * 1.01 + 1e-9);
      }),
    );
  });

  it('never falls when a grade rises', () => {
    fc.assert(
      fc.property(improvedExams, anyScore, ({ before, after }, scoreOf) => {
        expect(scoreOf(after)).toBeGreaterThanOrEqual(scoreOf(before) ?? Number.NaN);
      }),
    );
  });
});
