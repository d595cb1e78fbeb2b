import { conditionsInWords } from '../browser.ts';
import { chart } from '../chart.ts';
import { median, written } from '../figures.ts';
import { about } from '../machine.ts';
import type { Section } from '../section.ts';
import { table } from '../table.ts';
import { goals } from './goals.ts';
import { bytes, lookUp, type Readings, requests } from './readings.ts';
import { kinds, type Visit } from './visit.ts';

const kilo = (value: number) => value / 1000;

const columns: { title: string; read: (visit: Visit) => number; digits?: number }[] = [
  { title: 'first paint', read: ({ firstPaint }) => firstPaint },
  { title: 'largest paint', read: ({ largestPaint }) => largestPaint },
  { title: 'data on screen', read: ({ dataShown }) => dataShown },
  { title: 'shift', read: ({ shift }) => shift, digits: 3 },
  { title: 'thread busy', read: ({ work }) => work },
  { title: 'of that scripts', read: ({ scriptWork }) => scriptWork },
  { title: 'requests', read: requests },
  { title: 'KB', read: (visit) => kilo(bytes(visit)) },
];

/** What loading cost, and a chart of it beside the results. */
export function report(
  all: readonly Readings[],
  browser: string,
  failures: readonly string[],
): Section {
  const rounds = Math.min(...all.map(({ cold }) => cold.size));
  return {
    title: 'Loading a page',
    about: about(
      browser,
      `Medians of ${rounds} interleaved rounds at least, of ratios round by round; times in milliseconds, in brackets between which readings the middle half lies. ${conditionsInWords}. Requests, KB (1,000 bytes) and the largest paint are without the hero’s film, which comes when nothing else is left to do and shows what its picture shows; requests are without the browser’s preflights.`,
    ),
    goals: goals(all),
    charts: { loading: drawing(all) },
    body: [
      '![When each page shows its data, by site](loading.svg)',
      '### With an empty cache',
      readingsTable(all, 'cold'),
      '### With a full cache',
      readingsTable(
        all.filter(({ warm }) => warm.size > 0),
        'warm',
      ),
      '### What travels, with an empty cache: KB (requests)',
      kindsTable(all),
    ].join('\n\n'),
    failures,
  };
}

function readingsTable(all: readonly Readings[], cache: 'cold' | 'warm'): string {
  return table(
    ['page', 'site', ...columns.map(({ title }) => title)],
    all.map((readings) => [
      readings.route,
      readings.site,
      ...columns.map(({ read, digits }) =>
        written([...readings[cache].values()].map(read), digits),
      ),
    ]),
    2,
  );
}

function kindsTable(all: readonly Readings[]): string {
  return table(
    ['page', 'site', ...kinds],
    all.map(({ route, site, cold }) => [
      route,
      site,
      ...kinds.map((kind) => {
        const of = (what: 'requests' | 'bytes') =>
          median([...cold.values()].map(({ traffic }) => traffic[kind][what]));
        return of('requests') === 0 ? '' : `${kilo(of('bytes')).toFixed(1)} (${of('requests')})`;
      }),
    ]),
    2,
  );
}

function drawing(all: readonly Readings[]): string {
  const { median: find } = lookUp(all);
  const names = [...new Set(all.map(({ route }) => route))];
  const sites = ['this site', 'one bundle', 'default federation'] as const;
  return chart({
    title: 'From the address to the data on screen, seconds (slow 4G, processor ÷ 4)',
    series: sites,
    groups: names.map((name) => ({
      name,
      values: sites.map((site) => find(site, name, 'cold', ({ dataShown }) => dataShown) / 1000),
    })),
  });
}
