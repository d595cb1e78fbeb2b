import { safeHref } from 'shared/format';
import type { CalendarEntry } from 'shared/ics-file';
import type { AssociationEvent } from '../associationEvent.ts';

/** An entry's assumed duration: the table has no end time (decision 17). */
const assumedDurationMs = 60 * 60 * 1000;

/** The texts that the details contain, in the reader's language. */
interface EntryTexts {
  /** The label of the registration URL: `Iscrizione`. */
  registration: string;
  /** Says that the end is assumed. */
  assumedEnd: string;
}

/**
 * Normalises line breaks and removes control characters and lone surrogates: RFC 5545 forbids them and
 * `encodeURIComponent` throws at the latter.
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
 * The calendar entry of an event: one hour from its start, with the description, the registration URL
 * and a note that the end is assumed.
 *
 * @param domain The association's domain, which makes the id globally unique.
 * @returns Undefined for an event without a date.
 */
export function calendarEntry(
  event: AssociationEvent,
  texts: EntryTexts,
  domain: string,
): CalendarEntry | undefined {
  const { id, title, description, start, location, registrationLink } = event;
  if (!start) return undefined;
  // A registration that is a path of this site leads nowhere from a calendar.
  const href = safeHref(registrationLink);
  const url = href && /^https?:/.test(href) ? href : undefined;
  const details = [description, url && `${texts.registration}: ${url}`, texts.assumedEnd].filter(
    (part) => part !== undefined,
  );
  return {
    // Encoded, because iCalendar libraries disagree on escaping inside an id.
    uid: `event-${encodeURIComponent(oneLine(id))}@${domain}`,
    title: oneLine(title),
    start,
    end: new Date(start.getTime() + assumedDurationMs),
    details: calendarText(details.join('\n\n')),
    location: location && oneLine(location),
    url,
  };
}
