import { isAndroid, isInAppBrowser } from 'shared/ui';

/** What a calendar menu offers: the device's own calendar, the web calendars, or something to copy. */
export type CalendarOption = 'device' | 'web' | 'copy';

/**
 * How to subscribe to the feed, what works on the visitor's platform first. Android has no calendar program that opens
 * `webcal:`, and its files go to the web calendars anyway.
 */
export function followOptions(userAgent: string): readonly CalendarOption[] {
  if (isInAppBrowser(userAgent) || isAndroid(userAgent)) return ['web', 'copy'];
  return ['device', 'web', 'copy'];
}

/** How to add one event; an in-app browser saves no file, so the page's link is copied. */
export function addOptions(userAgent: string): readonly CalendarOption[] {
  if (isInAppBrowser(userAgent)) return ['copy', 'web'];
  return isAndroid(userAgent) ? ['web', 'device'] : ['device', 'web'];
}
