import { median } from '../figures.ts';
import type { SiteName } from '../sites/sites.ts';
import { total, type Visit } from './visit.ts';

/** The visits of one page of one site, with an empty and with a full cache. */
export interface Readings {
  route: string;
  site: SiteName;
  cold: Visit[];
  warm: Visit[];
}

type Read = (visit: Visit) => number;

export const scriptBytes: Read = ({ traffic }) => traffic.script.bytes;
export const dataShown: Read = (visit) => visit.dataShown;
export const requests: Read = ({ traffic }) => total(traffic, 'requests');
export const bytes: Read = ({ traffic }) => total(traffic, 'bytes');

/** Finds medians in all readings. */
export function medians(all: readonly Readings[]) {
  return (site: SiteName, route: string, cache: 'cold' | 'warm', read: Read): number => {
    const found = all.find((one) => one.site === site && one.route === route);
    return median((found?.[cache] ?? []).map(read));
  };
}
