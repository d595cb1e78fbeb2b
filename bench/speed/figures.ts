import type { SiteName } from './sites.ts';
import type { Visit } from './visit.ts';

/** The middle of several readings, and how far the middle half of them lies apart. */
export interface Figure {
  median: number;
  spread: number;
}

export function figure(values: readonly number[]): Figure {
  const sorted = [...values].sort((left, right) => left - right);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { median: at(0.5), spread: at(0.75) - at(0.25) };
}

/** The visits of one page of one site, with an empty and with a full cache. */
export interface Readings {
  route: string;
  site: SiteName;
  cold: Visit[];
  warm: Visit[];
}

/** Finds the median of a field in all readings. */
export function medians(all: readonly Readings[]) {
  return (site: SiteName, route: string, cache: 'cold' | 'warm', field: keyof Visit): number => {
    const found = all.find((one) => one.site === site && one.route === route);
    return figure((found?.[cache] ?? []).map((visit) => visit[field])).median;
  };
}
