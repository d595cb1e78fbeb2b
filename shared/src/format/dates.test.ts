import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysUntil, formatDate, formatDayAndMonth, formatTime } from './dates.ts';

describe('dates are dates in Milan', () => {
  // @spec constants.4
  it('formats a day in both languages', () => {
    expect(formatDate('2026-03-09T23:30:00Z', 'it')).toBe('10 marzo 2026');
    expect(formatDate('2026-03-09T23:30:00Z', 'en')).toBe('10 March 2026');
  });

  // @spec chat.10
  it('keeps the hour right on both sides of the clock change', () => {
    expect(formatTime('2026-03-29T00:59:00Z', 'it')).toBe('01:59');
    expect(formatTime('2026-03-29T01:00:00Z', 'it')).toBe('03:00');
    expect(formatTime('2026-10-25T00:30:00Z', 'it')).toBe('02:30');
    expect(formatTime('2026-10-25T01:30:00Z', 'it')).toBe('02:30');
  });

  it('gives the day and the month apart', () => {
    expect(formatDayAndMonth('2026-11-02T12:00:00Z', 'it')).toEqual({ day: '2', month: 'nov' });
  });

  it.each([null, '', 'not a date', '2026-13-45'])('is undefined for %j', (value) => {
    expect(formatDate(value, 'it')).toBeUndefined();
  });
});

describe('daysUntil counts calendar days in Milan', () => {
  it.each([
    ['the same evening', '2026-11-20T20:00:00Z', '2026-11-20T08:00:00Z', 0],
    ['ten minutes over midnight', '2026-11-20T23:05:00Z', '2026-11-20T22:55:00Z', 1],
    ['over midnight in London only', '2026-11-20T23:30:00Z', '2026-11-21T08:00:00Z', 0],
    ['over the day of 23 hours', '2026-03-29T22:30:00Z', '2026-03-28T22:30:00Z', 2],
    ['within the day of 23 hours', '2026-03-29T21:30:00Z', '2026-03-28T23:30:00Z', 0],
    ['over the day of 25 hours', '2026-10-25T22:30:00Z', '2026-10-24T22:30:00Z', 0],
    ['the day after the change', '2026-10-25T23:30:00Z', '2026-10-24T22:30:00Z', 1],
    ['to a date, in summer', '2026-07-02', '2026-07-01T21:59:00Z', 1],
    ['to a date that begins', '2026-07-02', '2026-07-01T22:00:00Z', 0],
    ['over New Year', '2027-01-01T09:00:00Z', '2026-12-31T09:00:00Z', 1],
    ['yesterday', '2026-11-19T09:00:00Z', '2026-11-20T09:00:00Z', -1],
  ])('%s', (_, moment, now, days) => {
    expect(daysUntil(Date.parse(moment), Date.parse(now))).toBe(days);
  });

  it('counts whole days between any two moments', () => {
    const [min, max] = [new Date('2000-01-01'), new Date('2100-01-01')];
    const moment = fc.date({ min, max, noInvalidDate: true });
    fc.assert(
      fc.property(moment, moment, (start, now) => {
        const days = daysUntil(start, now);
        expect(Number.isInteger(days)).toBe(true);
        expect(Math.abs(days - (+start - +now) / 86_400_000)).toBeLessThan(1.1);
        expect(daysUntil(now, start) + days).toBe(0);
      }),
    );
  });
});
