import { conditionsInWords } from '../browser.ts';
import { chart } from '../chart.ts';
import { type ByRound, median, ratios, written } from '../figures.ts';
import { total, type Visit } from '../loading/visit.ts';
import { about } from '../machine.ts';
import { type Goal, middle, type Section } from '../section.ts';
import { table } from '../table.ts';
import type { Grown } from './growth.ts';
import { handouts, sizes } from './sizes.ts';

const kilobytes = ({ traffic }: Visit) => total(traffic, 'bytes') / 1000;
const dataShown = (visit: Visit) => visit.dataShown;

/** What each size costs, beside the site as it is. */
export function report(
  all: readonly Grown[],
  browser: string,
  failures: readonly string[],
): Section {
  const pages = [...new Set(all.map(({ page }) => page))];
  const [asItIs] = sizes;
  const visitsOf = (page: string, size: string): ByRound<Visit> =>
    all.find((one) => one.page === page && one.size.name === size)?.visits ?? new Map();
  const shown = (page: string, size: string) =>
    median([...visitsOf(page, size).values()].map(dataShown));
  const grown = (page: string, size: string) =>
    ratios(visitsOf(page, size), visitsOf(page, asItIs.name), dataShown);
  const goals: Goal[] = pages.flatMap((page) =>
    sizes.slice(1).map(({ name }) => ({
      what: `${page} with ${name}: data on screen ÷ ${asItIs.name}`,
      ...middle(grown(page, name)),
      most: 1.05,
    })),
  );
  const svg = chart({
    title: 'Data on screen, seconds, as the site grows (slow 4G, processor ÷ 4)',
    series: sizes.map(({ name }) => name),
    groups: pages.map((page) => ({
      name: page,
      values: sizes.map(({ name }) => shown(page, name) / 1000),
    })),
  });
  const rounds = Math.min(...all.map(({ visits }) => visits.size));
  return {
    title: 'Growing',
    about: about(
      browser,
      `Medians of ${rounds} interleaved rounds at least, with an empty cache, of ratios round by round; times in milliseconds, in brackets between which readings the middle half lies. ${conditionsInWords}. As it is: ${asItIs.remotes} remotes, ${handouts} handouts. The remotes that are added are in the registry and in the page’s policy; no page asks for them.`,
    ),
    goals,
    charts: { growth: svg },
    body: [
      '![When pages show their data, as the site grows](growth.svg)',
      table(
        ['page', 'size', 'largest paint', 'data on screen', '÷ as it is', 'requests', 'KB'],
        all.map(({ page, size, visits: byRound }) => {
          const visits = [...byRound.values()];
          return [
            page,
            size.name,
            written(visits.map(({ largestPaint }) => largestPaint)),
            written(visits.map(dataShown)),
            written(grown(page, size.name), 2),
            written(visits.map(({ traffic }) => total(traffic, 'requests'))),
            written(visits.map(kilobytes), 1),
          ];
        }),
        2,
      ),
    ].join('\n\n'),
    failures,
  };
}
