import type { PublishedRecord } from 'shared/registry';
import { expect, it } from 'vitest';
import { growth } from './budget.ts';

const record = (version: string, bytes: number): PublishedRecord => ({
  schema: 1,
  contract: 1,
  version,
  commit: '0000000',
  publishedAt: '2026-11-26T00:00:00Z',
  files: [
    { path: 'static/js/pages.js', bytes, integrity: 'sha384-' },
    { path: 'static/licences.txt', bytes: 9 * bytes, integrity: 'sha384-' },
  ],
});

it.each([
  [4096, '2.0 KB more than 0.1.0-live'],
  [1024, '1.0 KB less than 0.1.0-live'],
])('says how a change of 2,048 bytes to %i changes the size', (bytes, words) => {
  expect(growth(record('0.1.0-new', bytes), record('0.1.0-live', 2048))).toBe(words);
});
