import { type Goal, measuredIn, table } from '../report/section.ts';
import { type ByRound, formatSample, median, pairedRatios } from '../report/statistics.ts';
import type { SiteName } from '../sites/sites.ts';
import type { Visit } from './visit.ts';

/** The visits of one page of one site, with an empty and with a full cache. */
export interface Sample {
  page: string;
  site: SiteName;
  cold: Map<number, Visit>;
  warm: Map<number, Visit>;
}

type Metric = (visit: Visit) => number;

const dataOnScreen: Metric = (visit) => visit.dataOnScreen;

const columns: readonly { title: string; metric: Metric; digits?: number }[] = [
  { title: 'first paint', metric: ({ firstPaint }) => firstPaint },
  { title: 'largest paint', metric: ({ largestPaint }) => largestPaint },
  { title: 'data on screen', metric: dataOnScreen },
  { title: 'layout shift', metric: ({ layoutShift }) => layoutShift, digits: 3 },
  { title: 'main thread busy', metric: ({ mainThreadBusy }) => mainThreadBusy },
  { title: 'requests', metric: ({ requests }) => requests },
  { title: 'KB', metric: ({ bytes }) => bytes / 1000 },
  { title: 'script KB', metric: ({ scriptBytes }) => scriptBytes / 1000, digits: 1 },
];

export function goals(samples: readonly Sample[]): Goal[] {
  const pages = [...new Set(samples.map(({ page }) => page))];
  const visitsOf = (page: string, site: SiteName, cache: 'cold' | 'warm' = 'cold') =>
    samples.find((sample) => sample.page === page && sample.site === site)?.[cache] ??
    new Map<number, Visit>();
  const ratio = (page: string, baseline: ByRound<Visit>, metric: Metric, cache?: 'warm') =>
    measuredIn(pairedRatios(visitsOf(page, 'this site', cache), baseline, metric));
  return [
    {
      name: 'home: largest paint ÷ page without scripts',
      ...ratio('home', visitsOf('home', 'no script'), ({ largestPaint }) => largestPaint),
      max: 1.1,
    },
    ...pages
      .filter((page) => page !== 'home')
      .map((page) => ({
        name: `${page}: data on screen ÷ one bundle`,
        ...ratio(page, visitsOf(page, 'one bundle'), dataOnScreen),
        max: 1.05,
      })),
    ...pages.map((page) => ({
      name: `${page}: script bytes ÷ one bundle`,
      ...ratio(page, visitsOf(page, 'one bundle'), ({ scriptBytes }) => scriptBytes),
      max: 1.25,
    })),
    ...pages.map((page) => ({
      name: `${page}: layout shift`,
      measured: median(
        [...visitsOf(page, 'this site').values()].map(({ layoutShift }) => layoutShift),
      ),
      max: 0.02,
    })),
    ...pages.map((page) => ({
      name: `${page}: data on screen, full cache ÷ empty cache`,
      ...ratio(page, visitsOf(page, 'this site'), dataOnScreen, 'warm'),
      max: 0.25,
    })),
  ];
}

export function loadingTable(samples: readonly Sample[]): string {
  const rows = (['cold', 'warm'] as const).flatMap((cache) =>
    samples
      .filter((sample) => sample[cache].size > 0)
      .map((sample) => [
        sample.page,
        sample.site,
        cache === 'cold' ? 'empty' : 'full',
        ...columns.map(({ metric, digits }) =>
          formatSample([...sample[cache].values()].map(metric), digits),
        ),
      ]),
  );
  return table(['page', 'site', 'cache', ...columns.map(({ title }) => title)], rows, 3);
}
