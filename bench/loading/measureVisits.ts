import { measuredIn, table } from '../report/section.ts';
import { formatSample, pairedRatios } from '../report/statistics.ts';
import type { Testbed } from '../sites/testbed.ts';
import type { MeasuredPage } from './pages.ts';
import { type Visit, visit } from './visit.ts';

/** A site whose pages are loaded. */
export interface MeasuredSite {
  name: string;
  url: string;
  /** Whether its pages are loaded once more with a full cache. */
  isRepeated?: boolean;
  /** Without scripts it lacks the pages that need them. */
  hasScripts?: boolean;
  /** Whether the visitor's browser says Save-Data. */
  savesData?: boolean;
}

type Metric = (visit: Visit) => number;

export const dataOnScreen: Metric = (visit) => visit.dataOnScreen;
export const mainThreadBusy: Metric = (visit) => visit.mainThreadBusy;
export const blocking: Metric = (visit) => visit.blocking;
export const longestTask: Metric = (visit) => visit.longestTask;
export const scriptKB: Metric = ({ scriptBytes }) => scriptBytes / 1000;

/** The name under which a site's visits with a full cache are found. */
export const withFullCache = (site: string) => `${site}, full cache`;

const columns: readonly { title: string; metric: Metric; digits?: number }[] = [
  { title: 'first paint', metric: ({ firstPaint }) => firstPaint },
  { title: 'largest paint', metric: ({ largestPaint }) => largestPaint },
  { title: 'data on screen', metric: dataOnScreen },
  { title: 'layout shift', metric: ({ layoutShift }) => layoutShift, digits: 3 },
  { title: 'main thread busy', metric: mainThreadBusy },
  { title: 'blocking', metric: blocking },
  { title: 'longest task', metric: longestTask },
  { title: 'requests', metric: ({ requests }) => requests },
  { title: 'KB', metric: ({ bytes }) => bytes / 1000 },
  { title: 'script KB', metric: scriptKB, digits: 1 },
];

/** Visits of one page of one site, by round; a round that failed has none. */
interface Sample {
  page: string;
  site: string;
  visits: Map<number, Visit>;
}

/** Loads every page of every site in interleaved rounds. */
export async function measureVisits(
  { browser, attempt }: Testbed,
  sites: readonly MeasuredSite[],
  pages: readonly MeasuredPage[],
  rounds: number,
) {
  const sitesWith = ({ needsScripts }: MeasuredPage) =>
    sites.filter(({ hasScripts = true }) => hasScripts || !needsScripts);
  const samples: Sample[] = pages.flatMap((measured) =>
    sitesWith(measured)
      .flatMap(({ name, isRepeated }) => (isRepeated ? [name, withFullCache(name)] : [name]))
      .map((site) => ({ page: measured.name, site, visits: new Map() })),
  );
  const visitsOf = (page: string, site: string) =>
    samples.find((sample) => sample.page === page && sample.site === site)?.visits ??
    new Map<number, Visit>();

  // Round 0 fills the caches of proxies and backends and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const measured of pages) {
      const { name: page, path, dataSelector } = measured;
      for (const { name, url, isRepeated, savesData = false } of rotate(
        sitesWith(measured),
        round,
      )) {
        await attempt(`${page} of ${name}, round ${round}`, async () => {
          const times = isRepeated && round > 0 ? 2 : 1;
          const options = { url: url + path, dataSelector, times, savesData };
          const [cold, warm] = await visit(browser, options);
          if (round === 0 || !cold) return;
          visitsOf(page, name).set(round, cold);
          if (warm) visitsOf(page, withFullCache(name)).set(round, warm);
        });
      }
    }
    console.log(`round ${round} of ${rounds}`);
  }

  return {
    /** How many rounds every sample has at least. */
    counted: Math.min(...samples.map(({ visits }) => visits.size)),
    /** The sample of a metric. */
    sample: (page: string, site: string, metric: Metric) =>
      measuredIn([...visitsOf(page, site).values()].map(metric)),
    /** The ratio of a metric between two sites. */
    ratio: (page: string, [site, baseline]: readonly [string, string], metric: Metric) =>
      measuredIn(pairedRatios(visitsOf(page, site), visitsOf(page, baseline), metric)),
    table: table(
      ['page', 'site', ...columns.map(({ title }) => title)],
      samples.map(({ page, site, visits }) => [
        page,
        site,
        ...columns.map(({ metric, digits }) =>
          formatSample([...visits.values()].map(metric), digits),
        ),
      ]),
      2,
    ),
  };
}

/** Every round begins with another site, because the second may profit from the first. */
function rotate<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
