import { describe, expect, it } from 'vitest';
import { clmgScore } from './clmgScore.ts';
import { graduationGrade } from './graduationGrade.ts';
import { mscScore } from './mscScore.ts';
import oracle from './oracle.json' with { type: 'json' };
import { ugScore } from './ugScore.ts';

/** Vectors computed independently from the specification. */
describe('the four rules agree with the oracle', () => {
  it('has vectors for each of them', () => {
    expect(Object.values(oracle).map((vectors) => vectors.length)).toEqual([6, 6, 6, 6]);
  });

  // @spec constants.13
  it.each(oracle.graduation)('graduation %#', ({ input, expected }) => {
    const result = graduationGrade(input.exams, input.bonus);
    if (expected.final === null) return expect(result).toBeNull();
    const { mean, base, final, uncapped } = expected;
    expect(result?.mean).toBeCloseTo(mean ?? Number.NaN, 10);
    expect(result?.base).toBeCloseTo(base ?? Number.NaN, 10);
    expect(result?.uncapped).toBeCloseTo(uncapped ?? Number.NaN, 10);
    expect(result?.final).toBeCloseTo(final, 10);
  });

  // @spec constants.16
  it.each(oracle.msc)('MSc %#', ({ input, expected }) => {
    expect(mscScore(input)?.score).toBe(expected.score);
  });

  // @spec constants.19
  it.each(oracle.clmg)('CLMG %#', ({ input, expected }) => {
    const score = clmgScore(input.exams, input.fourthYear);
    if (expected.score === null) return expect(score).toBeNull();
    expect(score).toBeCloseTo(expected.score, 10);
  });

  // @spec constants.21
  it.each(oracle.ug)('UG %#', ({ input, expected }) => {
    expect(ugScore(input)?.score).toBe(expected.score);
  });
});
