import type { PageAddress } from 'shared/contract';
import { decodePathSegment } from 'shared/format';

/** What a section reads first, by address: `mf-<remote>/src/prefetch.json`. */
export type PrefetchManifest = Readonly<Record<string, readonly string[]>>;

/**
 * What a section will read first at an address.
 *
 * A key is a path in which `:name` stands for one step, and may ask for parameters; of those that fit
 * an address, the one with the most parameters counts. In its reads `{name}` is what the address says
 * there, written as in a query.
 *
 * @param all `{ "/guide/:category": ["guides?select=*&category=eq.{category}"] }`
 */
export function prefetchRequestsFor(
  all: PrefetchManifest,
  { pathname, search }: PageAddress,
): string[] {
  const given = new URLSearchParams(search);
  const fitting = Object.entries(all)
    .flatMap(([key, reads]) => {
      const { path, parameters } = parted(key);
      const names = namesIn(path, pathname);
      const isAsked = [...parameters].every(([name, value]) => given.get(name) === value);
      return names && isAsked ? { names, reads, parameters: parameters.size } : [];
    })
    .sort((left, right) => right.parameters - left.parameters)[0];
  if (!fitting) return [];
  return fitting.reads.map((read) =>
    read.replace(/\{(\w+)\}/g, (_, name: string) => written(fitting.names.get(name) ?? '')),
  );
}

function parted(key: string) {
  const [path = '', search = ''] = key.split('?');
  return { path, parameters: new URLSearchParams(search) };
}

/** What stands for each name of a pattern; undefined where the path is another. */
function namesIn(pattern: string, pathname: string): Map<string, string> | undefined {
  const steps = pattern.split('/');
  const actual = pathname.split('/');
  if (steps.length !== actual.length) return undefined;
  const names = new Map<string, string>();
  for (const [index, step] of steps.entries()) {
    const there = decodePathSegment(actual[index] ?? '');
    if (step.startsWith(':') && there.trim() !== '') names.set(step.slice(1), there);
    else if (step !== there) return undefined;
  }
  return names;
}

/** As the backend's client writes it into its addresses. */
function written(value: string): string {
  return new URLSearchParams([['', value]]).toString().slice(1);
}
