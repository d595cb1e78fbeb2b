import { z } from 'zod';
import { defaultTextLanguage, type TextLanguage, textLanguages } from '../_shared/texts.ts';
import { type FeedSubject, feedSubject } from './feedSubject.ts';

export interface FeedRequest {
  /** The path of the page whose news it lists, encoded. */
  path: string;
  subject: FeedSubject;
  language: TextLanguage;
}

const parameters = z.object({
  path: z.string().default('/'),
  lang: z.enum(textLanguages).default(defaultTextLanguage),
});

/**
 * Reads the parameters of a feed's address, the first of each name. Others are ignored: who passes a link on adds
 * some of its own.
 *
 * @returns Undefined when they name no feed.
 */
export function feedRequest(searchParams: URLSearchParams): FeedRequest | undefined {
  const { success, data } = parameters.safeParse({
    path: searchParams.get('path') ?? undefined,
    lang: searchParams.get('lang') ?? undefined,
  });
  const subject = success ? feedSubject(data.path) : undefined;
  return success && subject
    ? { path: encodePath(data.path), subject, language: data.lang }
    : undefined;
}

/** A path whose course may be written as it is read: in a URI, and so in an id, it is encoded. */
const encodePath = (path: string): string =>
  path
    .split('/')
    .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
    .join('/');
