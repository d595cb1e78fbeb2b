import { attempt } from '../data/attempt.ts';

/** Decodes a path segment; one that is not validly encoded (`100%`) is returned as it is. */
export function decodePathSegment(segment: string): string {
  return attempt(() => decodeURIComponent(segment)) ?? segment;
}
