import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grades, honoursGrade } from '../formulas/exam.ts';
import { gradeName, mayBecomeGrade, typedGrade } from './typedGrade.ts';

/** Any text, and text that looks like a grade. */
const anyKeys = fc.oneof(
  fc.string({ maxLength: 4 }),
  fc.string({ unit: fc.constantFrom(...'0123456789lL -+.,eE٢\u0000'), maxLength: 5 }),
);

describe('typedGrade', () => {
  it.each(['30L', '30l', '31'])('%s is 30 with honours', (keys) => {
    expect(typedGrade(keys)).toBe(honoursGrade);
  });

  it.each(['', '2', '17', '32', '3L', '300', '-18', '2 8', '٢٨', '27,5'])(
    '%j is no grade',
    (keys) => {
      expect(typedGrade(keys)).toBeUndefined();
    },
  );

  it('accepts the name of every grade, and returns only grades', () => {
    expect(grades.map(gradeName).map(typedGrade)).toEqual(grades);
    fc.assert(
      fc.property(anyKeys, (keys) => {
        const grade = typedGrade(keys);
        return grade === undefined || grades.includes(grade);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('mayBecomeGrade', () => {
  it.each(['0', '4', '17', '32', '27,', '27,5', '1e', '-', '-18', '300', 'L'])(
    '%j cannot become a grade',
    (keys) => {
      expect(mayBecomeGrade(keys)).toBe(false);
    },
  );

  it('refuses keys with which no grade starts', () => {
    fc.assert(
      fc.property(anyKeys, fc.string({ maxLength: 2 }), (keys, more) => {
        if (!mayBecomeGrade(keys)) expect(typedGrade(keys + more)).toBeUndefined();
      }),
      { numRuns: 10_000 },
    );
  });

  it('lets every grade be typed key by key', () => {
    for (const grade of grades) {
      const name = gradeName(grade);
      for (let keys = 0; keys <= name.length; keys += 1) {
        expect(mayBecomeGrade(name.slice(0, keys)), name.slice(0, keys)).toBe(true);
      }
    }
  });
});
