import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysUntil, relativeDay, weekday, yearUnlessCurrent } from './eventDates.ts';

const at = (iso: string) => new Date(iso);

describe('daysUntil counts calendar days in Milan', () => {
  it.each([
    ['the same evening', '2026-11-20T20:00:00Z', '2026-11-20T08:00:00Z', 0],
    ['ten minutes over midnight', '2026-11-20T23:05:00Z', '2026-11-20T22:55:00Z', 1],
    [
      'later by the clock in London, the same day in Milan',
      '2026-11-20T23:30:00Z',
      '2026-11-21T08:00:00Z',
      0,
    ],
    ['over the day of 23 hours', '2026-03-29T22:30:00Z', '2026-03-28T22:30:00Z', 2],
    ['within the day of 23 hours', '2026-03-29T21:30:00Z', '2026-03-28T23:30:00Z', 0],
    ['over the day of 25 hours', '2026-10-25T22:30:00Z', '2026-10-24T22:30:00Z', 0],
    ['the day after the change', '2026-10-25T23:30:00Z', '2026-10-24T22:30:00Z', 1],
    ['over New Year', '2027-01-01T09:00:00Z', '2026-12-31T09:00:00Z', 1],
    ['yesterday', '2026-11-19T09:00:00Z', '2026-11-20T09:00:00Z', -1],
  ])('%s', (_, start, now, days) => {
    expect(daysUntil(at(start), at(now))).toBe(days);
  });

  it('counts whole days for any two dates', () => {
    const moment = fc.date({ min: at('2000-01-01'), max: at('2100-01-01'), noInvalidDate: true });
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

describe('dates of events', () => {
  const now = at('2026-11-20T12:00:00Z');
  it.each([
    ['2026-11-20T18:00:00Z', 'oggi', 'today'],
    ['2026-11-21T18:00:00Z', 'domani', 'tomorrow'],
    ['2026-11-26T18:00:00Z', 'tra 6 giorni', 'in 6 days'],
    ['2026-11-27T18:00:00Z', undefined, undefined],
    ['2026-11-19T18:00:00Z', undefined, undefined],
  ])('the next seven days are relative: %s', (start, it_, en) => {
    expect(relativeDay(at(start), now, 'it')).toBe(it_);
    expect(relativeDay(at(start), now, 'en')).toBe(en);
  });

  it('have a weekday', () => {
    expect(weekday(at('2026-11-22T23:30:00Z'), 'it')).toBe('lunedì');
    expect(weekday(at('2026-11-22T23:30:00Z'), 'en')).toBe('Monday');
  });

  it('have a year when it is not the current one in Milan', () => {
    expect(yearUnlessCurrent(at('2026-12-31T22:30:00Z'), now)).toBeUndefined();
    expect(yearUnlessCurrent(at('2026-12-31T23:30:00Z'), now)).toBe('2027');
    expect(yearUnlessCurrent(at('2024-05-05T10:00:00Z'), now)).toBe('2024');
  });
});
