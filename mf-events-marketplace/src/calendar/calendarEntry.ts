import { safeHref } from 'shared/format';
import type { AssociationEvent } from '../events/associationEvent.ts';

/** How long an entry lasts, in milliseconds: the table knows no end (decisions, "Pages"). */
export const assumedDuration = 60 * 60 * 1000;

/** What a calendar is told about an event, in whatever form it takes it. */
export interface CalendarEntry {
  /** The same for the same event each time, so that a calendar updates instead of adding again. */
  uid: string;
  title: string;
  start: Date;
  end: Date;
  details: string;
  location: string | undefined;
  url: string | undefined;
}

/** The sentences that the details need, in the reader's language. */
export interface EntryWords {
  /** Before the address of the registration: `Iscrizione`. */
  registration: string;
  /** That the end is assumed. */
  assumedEnd: string;
}

/**
 * Text that no calendar stumbles over: one kind of line break, and neither control characters nor
 * halves of a character, which RFC 5545 forbids and which `encodeURIComponent` throws at.
 */
function calendarText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim();
}

function oneLine(text: string): string {
  return calendarText(text).replace(/\s+/g, ' ');
}

/**
 * What goes into a calendar for an event: an hour from its start, with the description, the address
 * of the registration and a sentence saying that the end is assumed.
 *
 * @param domain The association's domain, which makes the id unique among all calendars.
 * @returns Undefined for an event without a usable date.
 */
export function calendarEntry(
  event: AssociationEvent,
  words: EntryWords,
  domain: string,
): CalendarEntry | undefined {
  const { id, title, description, start, location, registrationLink } = event;
  if (!start) return undefined;
  // A registration that is a path of this site leads nowhere from inside a calendar.
  const address = safeHref(registrationLink);
  const url = address && /^https?:/.test(address) ? address : undefined;
  const details = [description, url && `${words.registration}: ${url}`, words.assumedEnd].filter(
    (part) => part !== undefined,
  );
  return {
    // Encoded, because libraries do not agree on escaping inside an id.
    uid: `event-${encodeURIComponent(oneLine(id))}@${domain}`,
    title: oneLine(title),
    start,
    end: new Date(start.getTime() + assumedDuration),
    details: calendarText(details.join('\n\n')),
    location: location && oneLine(location),
    url,
  };
}
