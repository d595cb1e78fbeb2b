import type { Language } from 'shared/contract';
import type { CalendarEntry } from 'shared/ics-file';
import { cutText } from 'shared/search';

/** Google and Outlook reject URLs with longer details; in UTF-16 units. */
const maxDetailsLength = 1000;

/** Links to the prefilled new-event forms. Times are sent in UTC; Google shows them in Milan's zone. */
export function newEventLinks(entry: CalendarEntry): WebCalendarLinks {
  const { title, location } = entry;
  const [start, end] = [utc(entry.start), utc(entry.end)];
  const details = truncate(entry.details);
  const dates = `${start}/${end}`.replace(/[-:]/g, '');
  return webCalendarLinks(
    { action: 'TEMPLATE', text: title, dates, ctz: 'Europe/Rome', details, location },
    'deeplink/compose',
    {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: start,
      enddt: end,
      body: htmlOf(details),
      location,
    },
  );
}

/**
 * Links that subscribe a calendar to the feed of events: besides those of the web calendars, `feed` for
 * programs that ask for its URL, and `webcal`, which opens the device's default calendar program.
 *
 * @param backendUrl The backend whose function `calendar` serves the feed.
 * @param name The calendar's name, where a link can carry it.
 * @param only Only the events of this type.
 */
export function feedLinks(backendUrl: string, language: Language, name: string, only?: 'deadline') {
  const address = `${backendUrl.replace(/\/+$/, '')}/functions/v1/calendar?lang=${language}`;
  const feed = only === undefined ? address : `${address}&type=${only}`;
  const webcal = feed.replace(/^https?:/, 'webcal:');
  return { feed, webcal, ...webCalendarLinks({ cid: webcal }, 'addfromweb', { url: feed, name }) };
}

type Params = Record<string, string | undefined>;

export type WebCalendarLinks = ReturnType<typeof webCalendarLinks>;

function webCalendarLinks(google: Params, outlookPath: string, outlook: Params) {
  return {
    google: urlOf('https://calendar.google.com/calendar/render', google),
    // A university account lives on one Outlook site, a personal account on the other.
    outlookUniversity: urlOf(`https://outlook.office.com/calendar/0/${outlookPath}`, outlook),
    outlookPersonal: urlOf(`https://outlook.live.com/calendar/0/${outlookPath}`, outlook),
  };
}

/** Encodes a space as `%20`: Outlook would show the `+` of `URLSearchParams`. */
function urlOf(base: string, params: Params): string {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${base}?${pairs.join('&')}`;
}

/** `2026-11-23T17:00:00Z`: without milliseconds. */
function utc(date: Date): string {
  return `${date.toISOString().slice(0, -5)}Z`;
}

/** Outlook reads the body as HTML: line breaks would be lost, and so would whatever follows a `<`. */
function htmlOf(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br>');
}

function truncate(details: string): string {
  const cut = cutText(details, maxDetailsLength - 1);
  return cut === details ? details : `${cut}…`;
}
