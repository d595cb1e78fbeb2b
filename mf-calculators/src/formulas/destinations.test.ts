import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoardSort, delta, groupByRegion, rank, sorted } from './destinations.ts';
import { destinationAt as at } from './tests/arbitraryExams.ts';

describe('delta', () => {
  // @spec constants.18
  it.each([
    ['score minus lowest', 28, 27.5, 0.5],
    ['negative when it is missed', 27, 27.5, -0.5],
    ['not affected by binary rounding', 0.1 + 0.2, 0.3, 0],
    ['never -0', 0.3, 0.1 + 0.2, 0],
    ['0 for a lowest score of 0', 0, 0, 0],
    ['unknown without a lowest score', 28, null, null],
    ['unknown without a score', null, 27, null],
  ])('is %s', (_, score, lowest, expected) => {
    expect(delta(score, lowest)).toBe(expected);
  });
});

describe('rank', () => {
  it('puts the highest delta first, unknown ones last, equal ones by name', () => {
    const ranked = rank([at('C', null), at('B', 29), at('À', 27), at('A', 29), at('D', null)], 28);
    expect(ranked.map((row) => row.name)).toEqual(['À', 'A', 'B', 'C', 'D']);
  });

  // @spec constants.23
  it('reaches a destination at exactly its lowest score, and never an unknown one', () => {
    const reached = rank([at('exact', 28), at('above', 28.01), at('unknown', null)], 28);
    expect(reached.filter((row) => row.reached).map((row) => row.name)).toEqual(['exact']);
  });

  it('reaches nothing without a score', () => {
    expect(rank([at('A', 20), at('B', null)], null).some((row) => row.reached)).toBe(false);
  });

  // @spec constants.24
  it('keeps every destination, in falling order of delta', () => {
    const anyList = fc.array(fc.option(fc.double({ min: 0, max: 1000, noNaN: true })));
    fc.assert(
      fc.property(anyList, fc.double({ min: 0, max: 1200, noNaN: true }), (scores, score) => {
        const ranked = rank(
          scores.map((lowest, index) => at(String(index), lowest)),
          score,
        );
        expect(ranked).toHaveLength(scores.length);
        const deltas = ranked.map((row) => row.delta ?? -Infinity);
        expect(deltas).toEqual(deltas.toSorted((left, right) => right - left));
      }),
    );
  });
});

describe('groupByRegion', () => {
  it('keeps the order within a region, starts with the region of the best, ends with the unknown', () => {
    const ranked = rank(
      [
        at('Nowhere', 1),
        at('Wien', 27, 'Europa'),
        at('Tokyo', 25, 'Asia'),
        at('Graz', 26, 'Europa'),
      ],
      28,
    );
    expect(
      groupByRegion(ranked).map((group) => [
        group.region,
        group.destinations.map((row) => row.name),
      ]),
    ).toEqual([
      ['Asia', ['Tokyo']],
      ['Europa', ['Graz', 'Wien']],
      ['', ['Nowhere']],
    ]);
  });
});

describe('sorted', () => {
  const ranked = rank([at('A', 27), at('B', null), at('C', 30)], 28);
  const names = (sort: BoardSort) => sorted(ranked, sort).map(({ name }) => name);

  it('keeps the rank, or sorts by the last lowest score, or by name', () => {
    expect(names('delta')).toEqual(['A', 'C', 'B']);
    expect(names('lowest')).toEqual(['C', 'A', 'B']);
    expect(names('name')).toEqual(['A', 'B', 'C']);
  });
});
