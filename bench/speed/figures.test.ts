import { describe, expect, test } from 'vitest';
import { figure, ratios, written } from './figures.ts';

describe('figure', () => {
  test('an odd number of readings has a middle one', () => {
    expect(figure([9, 1, 5])).toEqual({ median: 5, low: 3, high: 7 });
  });
  test('of an even number it is the middle between two', () => {
    expect(figure([4, 1, 3, 2])).toEqual({ median: 2.5, low: 1.75, high: 3.25 });
    expect(figure([10, 20])).toEqual({ median: 15, low: 12.5, high: 17.5 });
  });
  test('one reading is all three', () => {
    expect(figure([7])).toEqual({ median: 7, low: 7, high: 7 });
  });
});

describe('written', () => {
  test('the middle half is left out where it says nothing', () => {
    expect(written([7, 7, 7])).toBe('7');
    expect(written([1, 2, 3], 1)).toBe('2.0 (1.5–2.5)');
  });
  test('what was not read is a dash, never a number', () => {
    expect(written([])).toBe('–');
    expect(written([Number.NaN, Number.NaN])).toBe('–');
  });
});

test('ratios are taken within a round; one that failed on either side is left out', () => {
  const above = new Map([
    [1, 20],
    [2, 30],
    [4, 50],
  ]);
  const below = new Map([
    [1, 10],
    [3, 10],
    [4, 100],
  ]);
  expect(ratios(above, below, (value) => value)).toEqual([2, 0.5]);
});
