import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rank } from './destinations.ts';
import { nearMisses } from './nearMisses.ts';
import { destinationAt as at } from './tests/arbitraryExams.ts';

const summary = (lowest: (number | null)[], score: number | null, decimals = 2) => {
  const destinations = lowest.map((value, index) => at('ABCDEFG'[index] ?? '?', value));
  return nearMisses(rank(destinations, score), [0.5, 1, 2], decimals).map(
    ({ points, opened }) => `${points} ${opened.map(({ name }) => name).join('')}`,
  );
};

describe('nearMisses', () => {
  it('starts with the fewest points that open a destination, then adds round steps that open more', () => {
    expect(summary([27, 28.4, 28.45, 30], 28)).toEqual(['0.4 B', '0.5 BC', '2 BCD']);
  });

  it('leaves out a step that opens nothing new', () => {
    expect(summary([28.1], 28)).toEqual(['0.1 A']);
  });

  it('rounds missing points up, so that they are enough', () => {
    expect(summary([28.123], 28)).toEqual(['0.13 A']);
    expect(summary([646.38], 640, 0)).toEqual(['7 A']);
  });

  it('is empty when everything is reached, or nothing is known', () => {
    expect(summary([20, null], 28)).toEqual([]);
    expect(summary([20], null)).toEqual([]);
  });

  it('names exactly the destinations that the points open', () => {
    const scores = fc.array(fc.option(fc.integer({ min: 1800, max: 3300 })), { maxLength: 30 });
    fc.assert(
      fc.property(scores, fc.integer({ min: 1800, max: 3100 }), (lowest, hundredths) => {
        const score = hundredths / 100;
        const all = lowest.map((value, index) =>
          at(String(index), value === null ? null : value / 100),
        );
        for (const { points, opened } of nearMisses(rank(all, score), [0.1, 0.5, 1], 2)) {
          const before = rank(all, score).filter(({ reached }) => reached).length;
          const after = rank(all, score + points).filter(({ reached }) => reached).length;
          expect(after - before).toBe(opened.length);
        }
      }),
    );
  });
});
