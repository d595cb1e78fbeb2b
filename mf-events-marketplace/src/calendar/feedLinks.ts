import type { Language } from 'shared/contract';

/** Where a program finds all upcoming events, and the ways to tell it so. */
export interface FeedLinks {
  /** The address itself, for programs that ask for one. */
  address: string;
  /** Opens the program that the device uses for calendars. */
  webcal: string;
  google: string;
  outlookUniversity: string;
  outlookPersonal: string;
}

/**
 * The links that follow the calendar of events.
 *
 * @param backend The address of the backend, whose function `calendar` serves it.
 * @param name What the calendar is called where the link may say so.
 */
export function feedLinks(backend: string, language: Language, name: string): FeedLinks {
  const address = `${backend.replace(/\/+$/, '')}/functions/v1/calendar?lang=${language}`;
  const webcal = address.replace(/^https?:/, 'webcal:');
  const outlook = `calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(name)}`;
  return {
    address,
    webcal,
    google: `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`,
    outlookUniversity: `https://outlook.office.com/${outlook}`,
    outlookPersonal: `https://outlook.live.com/${outlook}`,
  };
}
