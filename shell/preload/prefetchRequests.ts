import type { PageAddress } from 'shared/contract';
import { decodePathSegment } from 'shared/format';

/** A section's first requests by address: `mf-<remote>/src/prefetch.json`. */
export type PrefetchManifest = Readonly<Record<string, readonly string[]>>;

/**
 * A section's first requests at an address.
 *
 * A key is a path pattern, in which `:name` matches one segment, with required search parameters. Of the
 * matching keys, the one with the most parameters wins. `{name}` in a request is replaced by the segment,
 * encoded for a query.
 *
 * @param all `{ "/guide/:category": ["guides?select=*&category=eq.{category}"] }`
 */
export function prefetchRequestsFor(
  all: PrefetchManifest,
  { pathname, search }: PageAddress,
): string[] {
  const given = new URLSearchParams(search);
  const matching = Object.entries(all)
    .flatMap(([key, requests]) => {
      const { path, parameters } = splitKey(key);
      const segments = matchPattern(path, pathname);
      const hasParameters = [...parameters].every(([name, value]) => given.get(name) === value);
      return segments && hasParameters ? { segments, requests, parameters: parameters.size } : [];
    })
    .sort((left, right) => right.parameters - left.parameters)[0];
  if (!matching) return [];
  return matching.requests.map((request) =>
    request.replace(/\{(\w+)\}/g, (_, name: string) => encode(matching.segments.get(name) ?? '')),
  );
}

function splitKey(key: string) {
  const [path = '', search = ''] = key.split('?');
  return { path, parameters: new URLSearchParams(search) };
}

/** The segment of each `:name`; undefined when the path does not match. */
function matchPattern(pattern: string, pathname: string): Map<string, string> | undefined {
  const steps = pattern.split('/');
  const actual = pathname.split('/');
  if (steps.length !== actual.length) return undefined;
  const names = new Map<string, string>();
  for (const [index, step] of steps.entries()) {
    const segment = decodePathSegment(actual[index] ?? '');
    if (step.startsWith(':') && segment.trim() !== '') names.set(step.slice(1), segment);
    else if (step !== segment) return undefined;
  }
  return names;
}

/** Encoded as by the Supabase client, so that the URLs are equal. */
function encode(value: string): string {
  return new URLSearchParams([['', value]]).toString().slice(1);
}
