import type { PublishedVersion } from 'shared/registry';
import type { HealthReport } from './healthReport.ts';

export type Metric = HealthReport['vitals'][number]['metric'];

/** Up to the first a value is good, beyond the second it is poor: https://web.dev/articles/vitals */
export const thresholds: Readonly<Record<Metric, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

interface Counts {
  views: number;
  failed: number;
}

/** Views and failures of a version, and when it was published. */
interface VersionCounts extends Counts {
  version: string;
  /** Of a version that the entry does not name, the first day on which it was seen. */
  since: string;
  commit?: string;
}

/**
 * Views and failures of each version, the latest first.
 *
 * @param published What the entry names.
 */
export function byVersion(
  days: HealthReport['days'],
  published: readonly Pick<PublishedVersion, 'version' | 'publishedAt' | 'commit'>[],
): VersionCounts[] {
  const versions = new Map<string, VersionCounts>();
  for (const { day, version, views, failed } of days) {
    const known = published.find((one) => one.version === version);
    const before = versions.get(version);
    versions.set(version, {
      version,
      since: before?.since ?? known?.publishedAt ?? day,
      ...(known ? { commit: known.commit } : {}),
      views: (before?.views ?? 0) + views,
      failed: (before?.failed ?? 0) + failed,
    });
  }
  return [...versions.values()].sort((one, other) => other.since.localeCompare(one.since));
}

/** Views and failures of all versions on each day, in order. */
export function byDay(days: HealthReport['days']): (Counts & { day: string })[] {
  const sums = new Map<string, Counts>();
  for (const { day, views, failed } of days) {
    const sum = sums.get(day) ?? { views: 0, failed: 0 };
    sums.set(day, { views: sum.views + views, failed: sum.failed + failed });
  }
  return [...sums].map(([day, counts]) => ({ day, ...counts }));
}

/** A metric at a route: the number of pages, how many were good and poor, and the 75th percentile. */
export interface VitalSummary {
  metric: Metric;
  pages: number;
  good: number;
  poor: number;
  /** The 75th percentile, rounded up to the histogram's bound. */
  p75: number;
}

/** The metrics of each route, of all versions together; the busiest route first. */
export function byRoute(
  vitals: HealthReport['vitals'],
): { route: string; metrics: VitalSummary[] }[] {
  const routes = [...new Set(vitals.map(({ route }) => route))].map((route) => ({
    route,
    metrics: (['LCP', 'INP', 'CLS'] as const).flatMap((metric) => {
      const histogram = vitals.filter((one) => one.route === route && one.metric === metric);
      return histogram.length > 0 ? summariseVital(metric, histogram) : [];
    }),
  }));
  const busiest = (metrics: VitalSummary[]) => Math.max(...metrics.map(({ pages }) => pages));
  return routes.sort((a, b) => busiest(b.metrics) - busiest(a.metrics));
}

function summariseVital(
  metric: Metric,
  histogram: readonly { upTo: number; pages: number }[],
): VitalSummary {
  const [good, poor] = thresholds[metric];
  const pagesWhere = (isCounted: (upTo: number) => boolean) =>
    histogram.filter(({ upTo }) => isCounted(upTo)).reduce((sum, { pages }) => sum + pages, 0);
  const pages = pagesWhere(() => true);
  const bounds = histogram.map(({ upTo }) => upTo).sort((a, b) => a - b);
  return {
    metric,
    pages,
    good: pagesWhere((upTo) => upTo <= good),
    poor: pagesWhere((upTo) => upTo > poor),
    p75: bounds.find((bound) => pagesWhere((upTo) => upTo <= bound) >= 0.75 * pages) ?? 0,
  };
}
