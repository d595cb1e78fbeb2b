import type { CalendarEntry } from './calendarEntry.ts';

/** Longer details make addresses that the two sites refuse; in characters. */
const longestDetails = 1000;

function shortened(details: string): string {
  const characters = [...details];
  if (characters.length <= longestDetails) return details;
  return `${characters.slice(0, longestDetails - 1).join('')}…`;
}

/** `%20` for a space: Outlook shows the `+` that `URLSearchParams` would write. */
function withParameters(address: string, parameters: Record<string, string | undefined>): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${address}?${pairs.join('&')}`;
}

/** `2026-11-23T17:00:00Z`: UTC to the second. */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, -5)}Z`;
}

/** Google Calendar's form, filled in. Times are sent in UTC and shown in Milan's zone. */
export function googleLink(entry: CalendarEntry): string {
  const basic = (moment: Date) => utc(moment).replace(/[-:]/g, '');
  return withParameters('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${basic(entry.start)}/${basic(entry.end)}`,
    ctz: 'Europe/Rome',
    details: shortened(entry.details),
    location: entry.location,
  });
}

/** Where Outlook is: a university's account lives on one site, a personal one on the other. */
const outlookSites = {
  university: 'https://outlook.office.com/calendar/0/deeplink/compose',
  personal: 'https://outlook.live.com/calendar/0/deeplink/compose',
} as const;

/** Outlook's form, filled in. */
export function outlookLink(entry: CalendarEntry, account: keyof typeof outlookSites): string {
  return withParameters(outlookSites[account], {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: entry.title,
    startdt: utc(entry.start),
    enddt: utc(entry.end),
    body: shortened(entry.details),
    location: entry.location,
  });
}
