import fc from 'fast-check';
// A second library reads the file back: both making the same mistake is unlikely.
import ICAL from 'ical.js';
import { type CalendarEntry, icsFile, icsFileName } from 'shared/ics-file';
import { describe, expect, it } from 'vitest';
import { exampleEvent } from '../events/tests/exampleEvent.ts';
import { calendarEntry } from './calendarEntry.ts';

const stamp = new Date('2026-11-20T12:00:00Z');
const texts = { registration: 'Iscrizione', assumedEnd: 'La fine è indicativa.' };

const entry: CalendarEntry = {
  uid: 'event-7@linea.example',
  title: 'Cineforum',
  start: new Date('2026-11-23T17:00:00Z'),
  end: new Date('2026-11-23T18:00:00Z'),
  details: 'Proiezione e dibattito.',
  location: 'Aula magna',
  url: 'https://example.org/iscrizione',
};

/** Any code point, lone surrogates included. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((code) => String.fromCodePoint(code));

const fileOf = (changes: Partial<CalendarEntry> = {}) =>
  icsFile({ ...entry, ...changes }, stamp, 'Linea');

/** The only event of a file, as the other library reads it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The file has no event.');
  const event = new ICAL.Event(component);
  return {
    version: calendar.getFirstPropertyValue('version'),
    product: calendar.getFirstPropertyValue('prodid'),
    uid: event.uid,
    title: event.summary,
    details: event.description,
    location: event.location ?? undefined,
    start: event.startDate.toJSDate(),
    end: event.endDate.toJSDate(),
    zone: event.startDate.zone.tzid,
    minutes: event.duration.toSeconds() / 60,
    stamp: component.getFirstPropertyValue('dtstamp')?.toString(),
    url: component.getFirstPropertyValue('url') ?? undefined,
  };
}

/** CRLF line ends and lines of at most 75 octets (RFC 5545). */
function expectWellFormed(file: string) {
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const octets = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
}

describe('icsFile', () => {
  it('is read back by another library', () => {
    const file = fileOf();
    expectWellFormed(file);
    expect(read(file)).toEqual({
      ...entry,
      version: '2.0',
      product: '-//Linea//Eventi//EN',
      zone: 'UTC',
      minutes: 60,
      stamp: '2026-11-20T12:00:00Z',
    });
  });

  it('omits a missing location and URL', () => {
    const file = fileOf({ location: undefined, url: undefined });
    expectWellFormed(file);
    expect(file).not.toMatch(/^(LOCATION|URL)/m);
  });

  it('keeps a URL whole', () => {
    const file = fileOf({ url: 'https://example.org/a?b=1,2;3&c=%C3%A8' });
    expect(read(file).url).toBe('https://example.org/a?b=1%2C2%3B3&c=%C3%A8');
  });

  it('keeps any text and never lets it add a line', () => {
    const anything = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 120 }),
      fc.string({ unit: fc.constantFrom(...'\\;,:"\n\rèn 😀', 'END:VEVENT'), maxLength: 120 }),
    );
    const [min, max] = [new Date('2000-01-01'), new Date('2100-01-01')];
    const moment = fc.date({ min, max, noInvalidDate: true });
    fc.assert(
      fc.property(anything, anything, anything, moment, (title, description, location, start) => {
        const changes = { id: title, title: `T${title}`, description, start };
        const event = { ...exampleEvent, ...changes, location: `L${location}` };
        const entry = calendarEntry(event, texts, 'linea.example');
        if (!entry) throw new Error('An event with a date has an entry.');
        const file = icsFile(entry, stamp, 'Linea');
        expectWellFormed(file);
        const found = read(file);
        expect(found).toMatchObject({
          uid: entry.uid,
          title: entry.title,
          details: entry.details,
          location: entry.location,
          minutes: 60,
        });
        expect(Math.abs(+found.start - +start)).toBeLessThan(1000);
      }),
      { numRuns: process.env.EVERYTHING === '1' ? 10_000 : 1_000 },
    );
  });
});

describe('icsFileName', () => {
  it.each([
    ['Aperitivo delle matricole', 'aperitivo-delle-matricole.ics'],
    ['Perché no? Città & università', 'perche-no-citta-universita.ics'],
    ['../../etc/passwd', 'etc-passwd.ics'],
    ['😀', 'evento.ics'],
    ['a'.repeat(100), `${'a'.repeat(60)}.ics`],
  ])('names the file for %j', (title, name) => {
    expect(icsFileName(title)).toBe(name);
  });
});
