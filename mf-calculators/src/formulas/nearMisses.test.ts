import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rank } from './destinations.ts';
import { nearMisses } from './nearMisses.ts';
import { destinationAt as at } from './tests/arbitraryExams.ts';

const summary = (lowest: (number | null)[], score: number | null, decimals: number) => {
  const destinations = lowest.map((value, index) => at('ABCDEFG'[index] ?? '?', value));
  return nearMisses(rank(destinations, score), [0.5, 1, 2], decimals).map(
    ({ points, opened }) => `${points} ${opened.map(({ name }) => name).join('')}`,
  );
};

describe('nearMisses', () => {
  it('starts with the fewest points that open a destination, then adds round steps that open more', () => {
    expect(summary([27, 28.4, 28.45, 30], 28, 2)).toEqual(['0.4 B', '0.5 BC', '2 BCD']);
  });

  it.each([
    ['leaves out a step that opens nothing new', [28.1], 28, 2, ['0.1 A']],
    ['rounds missing points up, so that they are enough', [28.123], 28, 2, ['0.13 A']],
    ['rounds to whole points where scores are whole', [646.38], 640, 0, ['7 A']],
    ['is empty when everything is reached', [20, null], 28, 2, []],
    ['is empty without a score', [20], null, 2, []],
  ])('%s', (_, lowest, score, decimals, misses) => {
    expect(summary(lowest, score, decimals)).toEqual(misses);
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
