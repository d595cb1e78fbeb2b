import { attempt } from '../data/attempt.ts';
import { decodePathSegment } from './decodePathSegment.ts';

/**
 * The object to sign: the last path segment of a file's URL, when that URL contains the
 * bucket's name; else undefined.
 *
 * The name is encoded once, because the storage client puts it into a URL as it is. The storage allows `?` in names,
 * and its own URLs do not encode it: what is before `.pdf` is the name, what is after it a query.
 */
export function storedObject(fileUrl: string | null, bucket: string): string | undefined {
  const text = fileUrl?.trim() ?? '';
  if (!text.includes(bucket)) return undefined;
  const url = text.replace(/^.*?\.pdf(?=[?#]|$)/is, (name) =>
    name.replace(/[?#]|%(?![0-9a-f]{2})/gi, encodeURIComponent),
  );
  const path = attempt(() => new URL(url, 'https://same-site.invalid').pathname);
  const segment = path?.split('/').at(-1);
  return segment ? encodeURIComponent(decodePathSegment(segment)) : undefined;
}
