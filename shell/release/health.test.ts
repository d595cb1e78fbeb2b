import type { WrittenEntry } from 'shared/registry';
import { expect, it } from 'vitest';
import { compareHealth, type Health } from './health.ts';

const version = {
  version: 'live',
  entry: { url: 'https://guides.example/remoteEntry.js' },
  preload: {},
  contract: 1,
  commit: 'abc',
  publishedAt: '2026-11-20T12:00:00Z',
};
const entry: WrittenEntry = {
  ...version,
  candidate: { ...version, version: 'candidate', percentage: 10 },
};

const compared = (live: Health, candidate: Health) =>
  compareHealth(
    entry,
    new Map([
      ['live', live],
      ['candidate', candidate],
    ]),
  );

it.each([
  ['too-few', { loads: 1000, failures: 0 }, { loads: 49, failures: 0 }],
  ['better-or-equal', { loads: 1000, failures: 10 }, { loads: 100, failures: 1 }],
  // One of a hundred more may be chance.
  ['better-or-equal', { loads: 1000, failures: 10 }, { loads: 100, failures: 2 }],
  ['worse', { loads: 1000, failures: 10 }, { loads: 100, failures: 3 }],
  // A version that never loads has failures alone.
  ['worse', { loads: 1000, failures: 10 }, { loads: 0, failures: 60 }],
] as const)('is %s for %j and %j', (verdict, live, candidate) => {
  expect(compared(live, candidate)).toBe(verdict);
});

it('is too few when nobody has tried it', () => {
  expect(compareHealth(entry, new Map())).toBe('too-few');
});
