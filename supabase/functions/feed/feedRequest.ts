import { z } from 'zod';
import { defaultTextLanguage, type TextLanguage, textLanguages } from '../_shared/texts.ts';
import { type FeedSubject, feedSubject } from './feedSubject.ts';

export interface FeedRequest {
  /** The path of the page whose news it lists. */
  path: string;
  subject: FeedSubject;
  language: TextLanguage;
}

const parameters = z.strictObject({
  path: z.string().default('/'),
  lang: z.enum(textLanguages).default(defaultTextLanguage),
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
