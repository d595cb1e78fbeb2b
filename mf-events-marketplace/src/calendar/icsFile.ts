import { ICalCalendar } from 'ical-generator';
import type { CalendarEntry } from './calendarEntry.ts';

/**
 * The text of an iCalendar file (RFC 5545) with one event: times in UTC, text escaped, lines folded
 * at 75 octets and ended by CRLF. The library `ics` would count letters instead of octets, which is
 * too long as soon as a word has an accent.
 *
 * @param stamp When the file was made (DTSTAMP).
 * @param association The name of who made it (PRODID).
 */
export function icsFile(entry: CalendarEntry, stamp: Date, association: string): string {
  const calendar = new ICalCalendar({ prodId: { company: association, product: 'Eventi' } });
  const event = calendar.createEvent({
    id: entry.uid,
    stamp,
    start: entry.start,
    end: entry.end,
    summary: entry.title,
    description: entry.details,
  });
  if (entry.location) event.location(entry.location);
  if (entry.url) event.url(uriValue(entry.url));
  // The library joins lines by CRLF, and RFC 5545 wants the last one ended too.
  return `${calendar.toString()}\r\n`;
}

/** An address without the signs that the library would escape as if it were text. */
function uriValue(url: string): string {
  return url.replaceAll(',', '%2C').replaceAll(';', '%3B').replaceAll('\\', '%5C');
}

/** A file name that every system takes: `aperitivo-delle-matricole.ics`. */
export function icsFileName(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
  return `${name || 'evento'}.ics`;
}
