import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rank } from '../../formulas/destinations.ts';
import { destinationAt } from '../../formulas/tests/arbitraryExams.ts';
import { axisTicks, chartDomain, chartRows, rowsAround } from './chartRows.ts';

const at = (lowest: number | null, highest: number | null = null) => ({
  ...destinationAt(String(lowest), lowest),
  highest,
});
const rowsFor = (lowest: (number | null)[], score: number) =>
  chartRows(
    rank(
      lowest.map((value) => at(value)),
      score,
    ),
  );

describe('the chart', () => {
  it('has the destinations with a lowest score, the lowest first', () => {
    expect(rowsFor([29, null, 27, 28], 28).map(({ lowest }) => lowest)).toEqual([27, 28, 29]);
  });

  it('shows the rows around the score, as many reached as not', () => {
    const rows = rowsFor([21, 22, 23, 24, 25, 26, 27, 28], 24.5);
    expect(rowsAround(rows, 4).map(({ lowest }) => lowest)).toEqual([23, 24, 25, 26]);
  });

  it('takes more rows from one side when the other has too few', () => {
    const rows = rowsFor([21, 22, 23, 24, 25], 30);
    expect(rowsAround(rows, 3).map(({ lowest }) => lowest)).toEqual([23, 24, 25]);
    expect(rowsAround(rowsFor([21, 22, 23], 18), 2).map(({ lowest }) => lowest)).toEqual([21, 22]);
  });

  it('shows as many rows as requested, or all', () => {
    const lowest = fc.array(fc.integer({ min: 180, max: 310 }), { maxLength: 40 });
    fc.assert(
      fc.property(
        lowest,
        fc.integer({ min: 180, max: 310 }),
        fc.integer({ min: 1, max: 20 }),
        (all, score, most) => {
          const rows = rowsFor(all, score);
          expect(rowsAround(rows, most).length).toBe(Math.min(most, rows.length));
        },
      ),
    );
  });

  it.each([
    [
      [25.8, 31.2],
      [26, 28, 30],
    ],
    [
      [27, 29],
      [27, 27.5, 28, 28.5, 29],
    ],
    [
      [588, 812],
      [600, 650, 700, 750, 800],
    ],
  ] as const)('an axis of %j has ticks at %j', (domain, ticks) => {
    expect(axisTicks(domain)).toEqual(ticks);
  });

  it('has an axis that contains every score, also a single one', () => {
    const rows = chartRows(rank([at(26, 29)], 31));
    const [least, most] = chartDomain(rows, [31]);
    expect(least).toBeLessThan(26);
    expect(most).toBeGreaterThan(31);
    expect(chartDomain(chartRows(rank([at(28)], 28)), [28])).toEqual([27, 29]);
  });
});
