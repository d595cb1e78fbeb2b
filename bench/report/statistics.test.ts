import { describe, expect, test } from 'vitest';
import { formatSample, pairedRatios, percentile, summarise } from './statistics.ts';

describe('summarise', () => {
  test('takes the middle value of an odd number of values', () => {
    expect(summarise([9, 1, 5])).toEqual({ median: 5, lowerQuartile: 3, upperQuartile: 7 });
  });
  test('interpolates between the two middle values of an even number', () => {
    expect(summarise([4, 1, 3, 2])).toEqual({
      median: 2.5,
      lowerQuartile: 1.75,
      upperQuartile: 3.25,
    });
    expect(summarise([10, 20])).toEqual({ median: 15, lowerQuartile: 12.5, upperQuartile: 17.5 });
  });
  test('returns a single value as median and quartiles', () => {
    expect(summarise([7])).toEqual({ median: 7, lowerQuartile: 7, upperQuartile: 7 });
  });
});

test('percentile interpolates up to the largest value', () => {
  expect(percentile([0, 100], 0.95)).toBe(95);
  expect(percentile([3, 1, 2], 1)).toBe(3);
});

describe('formatSample', () => {
  test('leaves out quartiles that equal each other', () => {
    expect(formatSample([7, 7, 7])).toBe('7');
    expect(formatSample([1, 2, 3], 1)).toBe('2.0 (1.5–2.5)');
  });
  test('shows a dash where nothing was measured', () => {
    expect(formatSample([])).toBe('–');
    expect(formatSample([Number.NaN, Number.NaN])).toBe('–');
  });
});

test('paired ratios skip a round that failed for the sample or for its baseline', () => {
  const sample = new Map([
    [1, 20],
    [2, 30],
    [4, 50],
  ]);
  const baseline = new Map([
    [1, 10],
    [3, 10],
    [4, 100],
  ]);
  expect(pairedRatios(sample, baseline, (value) => value)).toEqual([2, 0.5]);
});
