import { describe, expect, it } from 'vitest';
import { relativeDay, weekday, yearUnlessCurrent } from './eventDates.ts';

const at = (iso: string) => new Date(iso);

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
  });
});
