import { describe, expect, it } from 'vitest';
import { rank } from '../../formulas/destinations.ts';
import { destinationAt } from '../../formulas/tests/arbitraryExams.ts';
import { axisTicks, chartDomain, chartRows, rowsAround } from './chartRows.ts';

const at = (lowest: number | null, highest: number | null = null) => ({
  ...destinationAt(String(lowest), lowest),
  highest,
});
const rowsFor = (lowest: (number | null)[], score: number) => {
  const destinations = lowest.map((value) => at(value));
  return chartRows(rank(destinations, score));
};

describe('the chart', () => {
  it('has the destinations with a lowest score, the lowest first', () => {
    expect(rowsFor([29, null, 27, 28], 28).map(({ lowest }) => lowest)).toEqual([27, 28, 29]);
  });

  it.each([
    ['as many reached as not', 24.5, 4, [23, 24, 25, 26]],
    ['more reached ones where nothing else is left', 30, 3, [25, 26, 27]],
    ['more others where nothing is reached', 18, 2, [21, 22]],
    ['all where there are fewer', 24.5, 9, [21, 22, 23, 24, 25, 26, 27]],
  ])('shows the rows around the score, %s', (_, score, most, shown) => {
    const rows = rowsFor([21, 22, 23, 24, 25, 26, 27], score);
    expect(rowsAround(rows, most).map(({ lowest }) => lowest)).toEqual(shown);
  });

  it.each([
    [25.8, 31.2, '26 28 30'],
    [27, 29, '27 27.5 28 28.5 29'],
    [588, 812, '600 650 700 750 800'],
  ])('an axis from %d to %d has ticks at %s', (least, most, ticks) => {
    expect(axisTicks([least, most]).join(' ')).toBe(ticks);
  });

  it('has an axis that contains every score, also a single one', () => {
    const rows = chartRows(rank([at(26, 29)], 31));
    const [least, most] = chartDomain(rows, [31]);
    expect(least).toBeLessThan(26);
    expect(most).toBeGreaterThan(31);
    expect(chartDomain(chartRows(rank([at(28)], 28)), [28])).toEqual([27, 29]);
  });
});
