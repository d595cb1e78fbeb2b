import { describe, expect, it } from 'vitest';
import { isNew, shouldMarkNew, uploadDate } from './uploadDate.ts';

describe('the date on a ticket', () => {
  // @spec coursePage.1
  it('is a date in Milan, also on New Year’s Eve', () => {
    expect(uploadDate('2026-12-31T23:30:00Z', 'it')).toEqual({
      day: '1',
      month: 'gen',
      year: '2027',
      full: '1 gennaio 2027',
    });
    expect(uploadDate('2026-03-09T10:00:00Z', 'en')?.full).toBe('9 March 2026');
  });

  it.each([null, '', 'ieri'])('is absent for %j', (iso) => {
    expect(uploadDate(iso, 'it')).toBeUndefined();
  });
});

describe('whether a file is new', () => {
  const now = Date.parse('2026-11-30T12:00:00Z');
  it.each([
    ['2026-11-30T12:00:00Z', true],
    ['2026-10-31T12:00:00Z', true],
    ['2026-10-31T11:59:59Z', false],
    ['2026-11-30T12:00:01Z', false],
    ['', false],
    [null, false],
  ])('%j: %j', (iso, expected) => {
    expect(isNew(iso, now)).toBe(expected);
  });
});

describe('whether a list marks its new files', () => {
  const now = Date.parse('2026-06-30T12:00:00Z');
  const fresh = '2026-06-20T12:00:00Z';
  const old = '2026-01-20T12:00:00Z';

  it.each([
    [[fresh, old], true],
    [[fresh, null], true],
    [[fresh, fresh], false],
    [[fresh], true],
    [[old, old], true],
  ])('%j: %s', (dates, marks) => {
    expect(shouldMarkNew(dates, now)).toBe(marks);
  });
});
