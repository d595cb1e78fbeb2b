import { expect, it } from 'vitest';
import { daysUntil } from './milanDays.ts';

it.each([
  ['2026-12-06', '2026-11-24T09:00:00Z', 12],
  ['2026-11-25', '2026-11-24T22:59:00Z', 1],
  // Midnight in Milan is 23:00 in Greenwich, in summer 22:00.
  ['2026-11-25', '2026-11-24T23:00:00Z', 0],
  ['2026-07-02', '2026-07-01T21:59:00Z', 1],
  ['2026-07-02', '2026-07-01T22:00:00Z', 0],
  // Over the hours that are skipped and repeated.
  ['2026-03-30', '2026-03-28T12:00:00Z', 2],
  ['2026-10-26', '2026-10-24T12:00:00Z', 2],
  ['2027-01-01', '2026-12-31T12:00:00Z', 1],
  ['2026-11-23', '2026-11-24T09:00:00Z', -1],
])('until %s at %s there are %d days', (date, now, days) => {
  expect(daysUntil(date, Date.parse(now))).toBe(days);
});
