import { describe, expect, it } from 'vitest';
import { formatDate, formatDayAndMonth, formatTime } from './dates.ts';

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
