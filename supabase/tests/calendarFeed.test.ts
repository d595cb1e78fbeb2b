/** The text of the calendar, read by another library than the one that writes it. */
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarFeed } from '../functions/calendar/calendarFeed.ts';
import type { FeedEvent } from '../functions/calendar/upcomingEvents.ts';

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');

const event = (start: string): FeedEvent => ({
  id: '1',
  title: 'Notte bianca',
  description: undefined,
  isDeadline: false,
  start: new Date(start),
  location: undefined,
  registrationLink: undefined,
  changed: undefined,
});
const calendar = { association: 'Linea', domain: 'example.org', language: 'it' } as const;

// 29 March 2026 has 23 hours in Milan, 25 October 25.
it.each([
  ['2026-03-29T00:30:00Z', '01:30'],
  ['2026-03-29T01:00:00Z', '03:00'],
  ['2026-10-25T00:30:00Z', '02:30'],
  ['2026-10-25T01:30:00Z', '02:30'],
])('%s is %s in Milan, also when clocks change, and lasts an hour', (start, clock) => {
  const [only] = eventsIn(calendarFeed([event(start)], calendar));
  const { startDate, endDate } = new ICAL.Event(only);
  const begins = startDate.toJSDate();
  expect(begins.toISOString()).toBe(new Date(start).toISOString());
  expect(
    new Intl.DateTimeFormat('it-IT', {
      timeZone: 'Europe/Rome',
      hour: '2-digit',
      minute: '2-digit',
    }).format(begins),
  ).toBe(clock);
  expect(endDate.toJSDate().getTime() - begins.getTime()).toBe(3_600_000);
});

it('any title and location can be read back by a calendar program', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(words, words, (title, place) => {
      const text = calendarFeed(
        [{ ...event('2026-05-05T10:00:00Z'), title, location: place }],
        calendar,
      );
      const octets = text.split('\r\n').map((line) => Buffer.byteLength(line));
      expect(Math.max(...octets)).toBeLessThanOrEqual(75);
      const events = eventsIn(text);
      expect(events).toHaveLength(1);
      expect(events[0]?.getFirstPropertyValue('uid')).toBe('event-1@example.org');
    }),
    { numRuns: 1000 },
  );
});
