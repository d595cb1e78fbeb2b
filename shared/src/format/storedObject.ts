import { attempt } from '../data/attempt.ts';
import { decodePathSegment } from './decodePathSegment.ts';

/**
 * The object to sign: the last path segment of a file's URL, when that URL contains the
 * bucket's name; else undefined.
 *
 * The name is encoded once, because the storage client puts it into a URL as it is.
 */
export function storedObject(fileUrl: string | null, bucket: string): string | undefined {
  const text = fileUrl?.trim() ?? '';
  if (!text.includes(bucket)) return undefined;
  const path = attempt(() => new URL(text, 'https://same-site.invalid').pathname);
  const segment = path?.split('/').at(-1);
  return segment ? encodeURIComponent(decodePathSegment(segment)) : undefined;
}
