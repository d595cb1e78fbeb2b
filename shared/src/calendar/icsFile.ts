import { ICalCalendar } from 'ical-generator';

/** An event in the form that every kind of calendar needs. */
export interface CalendarEntry {
  /** Stable, so that a calendar updates an event instead of adding it again. */
  uid: string;
  title: string;
  start: Date;
  /** The end; of an entry for whole days, the day after the last. */
  end: Date;
  /** Whole days, whatever the time zone: the dates of `start` and `end` in UTC. */
  allDay?: boolean;
  details: string;
  location: string | undefined;
  url: string | undefined;
}

/**
 * The text of an iCalendar file (RFC 5545) with one event. Times are in UTC. The library `ics` folds
 * lines by characters instead of octets, which makes lines with accents too long.
 *
 * @param stamp The time of creation (DTSTAMP).
 * @param association The name of the creator (PRODID).
 * @param product What it created the file with.
 */
export function icsFile(
  entry: CalendarEntry,
  stamp: Date,
  association: string,
  product = 'Eventi',
): string {
  const calendar = new ICalCalendar({ prodId: { company: association, product } });
  const event = calendar.createEvent({
    id: entry.uid,
    stamp,
    start: entry.start,
    end: entry.end,
    allDay: entry.allDay ?? false,
    summary: entry.title,
    description: entry.details,
  });
  if (entry.location) event.location(entry.location);
  if (entry.url) event.url(uriValue(entry.url));
  // RFC 5545 also requires CRLF after the last line, which the library leaves out.
  return `${calendar.toString()}\r\n`;
}

/** Percent-encodes the characters that the library would escape as in a text value. */
function uriValue(url: string): string {
  return url.replaceAll(',', '%2C').replaceAll(';', '%3B').replaceAll('\\', '%5C');
}

/** A file name that is valid on every system: `aperitivo-delle-matricole.ics`. */
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
