import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreeingDecimals } from './agreeingDecimals.ts';

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
