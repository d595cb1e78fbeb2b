import { describe, expect, it } from 'vitest';
import { limitsFor } from './limits.ts';

describe('the renderer’s limits', () => {
  it.each([
    [2, 32_000, 1],
    [8, 32_000, 7],
    [8, 1024, 1],
    [8, 2048, 3],
    [1, 512, 1],
  ])('with %i cores and %i MB it has %i processes', (cores, megabytes, threads) => {
    expect(limitsFor(cores, megabytes).processes).toBe(threads);
  });

  it.each([512, 1024, 2048, 32_000])('leave a part of %i MB free', (megabytes) => {
    expect(limitsFor(4, megabytes).maximumMegabytes).toBeLessThanOrEqual(megabytes * 0.8);
  });
});
