import { z } from 'zod';
import { type FeedSubject, feedSubject } from './feedSubject.ts';
import { defaultLanguage, type FeedLanguage, words } from './words.ts';

export interface FeedRequest {
  /** The path of the page whose news it lists. */
  path: string;
  subject: FeedSubject;
  language: FeedLanguage;
}

const parameters = z.strictObject({
  path: z.string().default('/'),
  lang: z.enum(Object.keys(words) as FeedLanguage[]).default(defaultLanguage),
});

/**
 * Reads the parameters of a feed's address. Unknown and repeated ones are refused, so that a feed has
 * few addresses.
 *
 * @returns Undefined when they name no feed.
 */
export function feedRequest(searchParams: URLSearchParams): FeedRequest | undefined {
  const entries = [...searchParams];
  const given = Object.fromEntries(entries);
  if (Object.keys(given).length < entries.length) return undefined;
  const { success, data } = parameters.safeParse(given);
  const subject = success ? feedSubject(data.path) : undefined;
  return success && subject ? { path: data.path, subject, language: data.lang } : undefined;
}
