import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { calendarAddress, calendarText, oneLine } from './calendarText.ts';
import type { FeedEvent } from './upcomingEvents.ts';
import { type CalendarLanguage, words } from './words.ts';

/** How long an entry lasts, in milliseconds: the table knows no end. */
const assumedDuration = 60 * 60 * 1000;
/** How often calendars are asked to look again, in seconds; most decide for themselves. */
const refreshInterval = 60 * 60;
/** `SEQUENCE` counts seconds from here: it fits into 31 bits until 2094. */
const firstRevision = Date.UTC(2026, 0, 1);

interface Calendar {
  /** The association's name; the calendar is called after it. */
  association: string | undefined;
  /** What makes the ids unique among all calendars. */
  domain: string;
  language: CalendarLanguage;
}

/**
 * All events as one iCalendar text (RFC 5545), for programs that follow it. An event keeps its `UID`
 * for good; `SEQUENCE` and `LAST-MODIFIED` grow with each change of its row, so that it is taken over.
 * The same events give the same text.
 */
export function calendarFeed(events: readonly FeedEvent[], calendar: Calendar): string {
  const { association, domain, language } = calendar;
  const say = words[language];
  const feed = new ICalCalendar({
    prodId: { company: association ?? say.name, product: say.name },
    method: ICalCalendarMethod.PUBLISH,
    name: association ? `${say.name} ${association}` : say.name,
    ttl: refreshInterval,
    // Times are UTC, so no calendar needs to know when clocks change; this is where they are shown.
    x: [{ key: 'X-WR-TIMEZONE', value: 'Europe/Rome' }],
  });
  for (const { id, title, description, start, location, registrationLink, changed } of events) {
    const url = calendarAddress(registrationLink);
    const details = [description, url && `${say.registration}: ${url}`, say.assumedEnd];
    feed.createEvent({
      id: `event-${encodeURIComponent(oneLine(id))}@${domain}`,
      sequence: changed ? Math.max(0, Math.floor((+changed - firstRevision) / 1000)) : 0,
      // Of what is published, the stamp is the moment of the last change, not of this answer.
      stamp: changed ?? start,
      lastModified: changed ?? null,
      start,
      end: new Date(start.getTime() + assumedDuration),
      summary: oneLine(title),
      description: calendarText(details.filter((part) => part !== undefined).join('\n\n')),
      location: location ? oneLine(location) : null,
      url: url ?? null,
    });
  }
  // The library joins lines by CRLF, and RFC 5545 wants the last one ended too.
  return `${feed.toString()}\r\n`;
}
