import type { Language } from 'shared/contract';
import type { CalendarEntry } from './calendarEntry.ts';

/** Links to the calendars that live on a site of their own. */
export interface WebCalendarLinks {
  google: string;
  outlookUniversity: string;
  outlookPersonal: string;
}

const googleCalendar = 'https://calendar.google.com/calendar/render';

/** A university account lives on one Outlook site, a personal account on the other. */
const outlookCalendars = {
  outlookUniversity: 'https://outlook.office.com/calendar/0',
  outlookPersonal: 'https://outlook.live.com/calendar/0',
} as const;

/** Google and Outlook reject URLs with longer details; in characters. */
const maxDetailsLength = 1000;

/** Links to the prefilled new-event forms. Times are sent in UTC; Google shows them in Milan's zone. */
export function newEventLinks(entry: CalendarEntry): WebCalendarLinks {
  const { title, location } = entry;
  const [start, end] = [utc(entry.start), utc(entry.end)];
  const details = truncate(entry.details);
  const outlookForm = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start,
    enddt: end,
    body: details,
    location,
  };
  return {
    google: urlOf(googleCalendar, {
      action: 'TEMPLATE',
      text: title,
      dates: `${start}/${end}`.replace(/[-:]/g, ''),
      ctz: 'Europe/Rome',
      details,
      location,
    }),
    ...outlookLinks('deeplink/compose', outlookForm),
  };
}

/** Links that subscribe a calendar to the feed of events. */
export interface FeedLinks extends WebCalendarLinks {
  /** The URL of the feed itself, for programs that ask for it. */
  feed: string;
  /** Opens the device's default calendar program. */
  webcal: string;
}

/**
 * @param backendUrl The backend whose function `calendar` serves the feed.
 * @param name The calendar's name, where a link can carry it.
 */
export function feedLinks(backendUrl: string, language: Language, name: string): FeedLinks {
  const feed = `${backendUrl.replace(/\/+$/, '')}/functions/v1/calendar?lang=${language}`;
  const webcal = feed.replace(/^https?:/, 'webcal:');
  return {
    feed,
    webcal,
    google: urlOf(googleCalendar, { cid: webcal }),
    ...outlookLinks('addfromweb', { url: feed, name }),
  };
}

type Params = Record<string, string | undefined>;

function outlookLinks(path: string, params: Params): Omit<WebCalendarLinks, 'google'> {
  return {
    outlookUniversity: urlOf(`${outlookCalendars.outlookUniversity}/${path}`, params),
    outlookPersonal: urlOf(`${outlookCalendars.outlookPersonal}/${path}`, params),
  };
}

/** Encodes a space as `%20`: Outlook would show the `+` of `URLSearchParams`. */
function urlOf(address: string, params: Params): string {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${address}?${pairs.join('&')}`;
}

/** `2026-11-23T17:00:00Z`: without milliseconds. */
function utc(date: Date): string {
  return `${date.toISOString().slice(0, -5)}Z`;
}

function truncate(details: string): string {
  const characters = [...details];
  if (characters.length <= maxDetailsLength) return details;
  return `${characters.slice(0, maxDetailsLength - 1).join('')}…`;
}
