import { expect, it } from 'vitest';
import { calculatorParam, calculators } from './calculators.ts';
import prefetch from './prefetch.json' with { type: 'json' };

it('prefetches the data of every calculator', () => {
  const addresses = calculators.map(({ type }) => `/?${calculatorParam}=${type}`);
  expect(Object.keys(prefetch)).toEqual(addresses);
});
