import { type ByRound, median, ratios } from '../figures.ts';
import type { SiteName } from '../sites/sites.ts';
import { total, type Visit } from './visit.ts';

/** The visits of one page of one site, with an empty and with a full cache. */
export interface Readings {
  route: string;
  site: SiteName;
  cold: Map<number, Visit>;
  warm: Map<number, Visit>;
}

type Read = (visit: Visit) => number;
type Cache = 'cold' | 'warm';

export const scriptBytes: Read = ({ traffic }) => traffic.script.bytes;
export const dataShown: Read = (visit) => visit.dataShown;
export const requests: Read = ({ traffic }) => total(traffic, 'requests');
export const bytes: Read = ({ traffic }) => total(traffic, 'bytes');

/** Finds readings in all of them. */
export function lookUp(all: readonly Readings[]) {
  const visits = (site: SiteName, route: string, cache: Cache): ByRound<Visit> =>
    all.find((one) => one.site === site && one.route === route)?.[cache] ?? new Map();
  return {
    median: (site: SiteName, route: string, cache: Cache, read: Read): number =>
      median([...visits(site, route, cache).values()].map(read)),
    /** Round by round, of two visits to a page. */
    ratios: (
      route: string,
      read: Read,
      above: readonly [SiteName, Cache],
      below: readonly [SiteName, Cache],
    ): number[] =>
      ratios(visits(above[0], route, above[1]), visits(below[0], route, below[1]), read),
  };
}
