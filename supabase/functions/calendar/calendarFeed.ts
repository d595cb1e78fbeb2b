import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { type TextLanguage, texts } from '../_shared/texts.ts';
import { calendarText, calendarUrl, oneLine } from './calendarText.ts';
import type { FeedEvent } from './upcomingEvents.ts';

/** Events have no end time in the table. */
const assumedDurationMs = 60 * 60 * 1000;
/** A hint that most calendar programs ignore. */
const refreshSeconds = 60 * 60;
/** `SEQUENCE` counts seconds from here: it fits into 31 bits until 2094. */
const firstRevision = Date.UTC(2026, 0, 1);

interface Calendar {
  /** The association's name, which becomes part of the calendar's. */
  association: string | undefined;
  /** Makes the event ids globally unique. */
  domain: string;
  language: TextLanguage;
  /** Whether it is the calendar of deadlines alone. */
  onlyDeadlines?: boolean;
}

/**
 * The events as one iCalendar text (RFC 5545). The `UID` of an event never changes; `SEQUENCE` and
 * `LAST-MODIFIED` grow with each change of its row, so that subscribed calendars update it. The output is
 * deterministic.
 */
export function calendarFeed(events: readonly FeedEvent[], calendar: Calendar): string {
  const { association, domain, language, onlyDeadlines = false } = calendar;
  const labels = texts[language].calendar;
  const name = onlyDeadlines ? labels.deadlines : labels.name;
  const feed = new ICalCalendar({
    prodId: { company: association ?? name, product: name },
    method: ICalCalendarMethod.PUBLISH,
    name: association ? `${name} ${association}` : name,
    ttl: refreshSeconds,
    // All times are UTC; this is only the time zone in which calendars display them.
    x: [{ key: 'X-WR-TIMEZONE', value: 'Europe/Rome' }],
  });
  for (const { id, title, description, start, location, registrationLink, changed } of events) {
    const url = calendarUrl(registrationLink);
    const details = [description, url && `${labels.registration}: ${url}`, labels.assumedEnd];
    feed.createEvent({
      id: `event-${encodeURIComponent(oneLine(id))}@${domain}`,
      sequence: changed ? Math.max(0, Math.floor((+changed - firstRevision) / 1000)) : 0,
      // The stamp of a published event is its last change; the current time would change the ETag.
      stamp: changed ?? start,
      lastModified: changed ?? null,
      start,
      end: new Date(start.getTime() + assumedDurationMs),
      summary: oneLine(title),
      description: calendarText(details.filter((part) => part !== undefined).join('\n\n')),
      location: location ? oneLine(location) : null,
      url: url ?? null,
    });
  }
  // RFC 5545 requires CRLF after the last line as well; the library omits it.
  return `${feed.toString()}\r\n`;
}
