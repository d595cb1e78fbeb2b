import type { PageLocation } from 'shared/contract';
import { decodePathSegment } from 'shared/format';

/** What a section reads first, by address: `mf-<remote>/src/prefetch.json`. */
export type PrefetchManifest = Readonly<Record<string, readonly string[]>>;

/**
 * The reads of a section at an address.
 *
 * A key of the manifest is a path in which `:name` stands for one segment, and may require parameters. Of
 * the keys that match, the one with the most parameters is used. In its reads `{name}` is replaced by the
 * segment, encoded as in a query.
 *
 * @param manifest `{ "/guide/:category": ["guides?select=*&category=eq.{category}"] }`
 */
export function prefetchRequestsFor(
  manifest: PrefetchManifest,
  { pathname, search }: PageLocation,
): string[] {
  const given = new URLSearchParams(search);
  const match = Object.entries(manifest)
    .flatMap(([key, reads]) => {
      const [path = '', query = ''] = key.split('?');
      const required = new URLSearchParams(query);
      const segments = matchSegments(path, pathname);
      const hasRequired = [...required].every(([name, value]) => given.get(name) === value);
      return segments && hasRequired ? { segments, reads, parameters: required.size } : [];
    })
    .sort((left, right) => right.parameters - left.parameters)[0];
  if (!match) return [];
  return match.reads.map((read) =>
    read.replace(/\{(\w+)\}/g, (_, name: string) => encode(match.segments.get(name) ?? '')),
  );
}

/** The value of each name in a pattern; undefined if the path does not match. */
function matchSegments(pattern: string, pathname: string): Map<string, string> | undefined {
  const expected = pattern.split('/');
  const actual = pathname.split('/');
  if (expected.length !== actual.length) return undefined;
  const segments = new Map<string, string>();
  for (const [index, segment] of expected.entries()) {
    const value = decodePathSegment(actual[index] ?? '');
    if (segment.startsWith(':') && value.trim() !== '') segments.set(segment.slice(1), value);
    else if (segment !== value) return undefined;
  }
  return segments;
}

/** Encodes a value as the backend's client does in its addresses. */
function encode(value: string): string {
  return new URLSearchParams([['', value]]).toString().slice(1);
}
