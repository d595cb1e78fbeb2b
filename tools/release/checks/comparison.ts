import type { Browser } from '@playwright/test';
import { languages } from 'shared/contract';
import { type Finding, finding } from './finding.ts';
import type { SectionBuild } from './mockSite.ts';
import type { BuildRenderer, RenderedPage } from './renderPages.ts';
import { describeProblems, type SitePage, sectionSelector, type Visit } from './walk.ts';

/** A page with less than this part of the live version's text has lost something. */
const leastText = 0.5;
/** A page may read so much more often than the live version: a new view has its own reads. */
const mostReads = 3;

/** How many lost pages are named. */
const mostNamed = 3;

/** What a page shows of a section. */
interface Measure {
  /** Items of lists, rows of tables, and links. */
  rows: number;
  /** Characters, without spaces. */
  text: number;
  /** Queries of its loaders. */
  reads: number;
}

/**
 * Renders each page in one language with the server files of the build and of the live version, on the same data. What
 * is less is rendered again before it counts, because data change. The browser shows the same: see `hydrationTest`.
 */
export async function compareWithLive(
  browser: Browser,
  { remote, version: { version } }: SectionBuild,
  renderer: BuildRenderer,
  pages: readonly SitePage[],
  listed: readonly string[] = [],
): Promise<Finding[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const measure = async ({ html, visit, state }: RenderedPage): Promise<Measure | undefined> => {
    if (!html || !state) return undefined;
    const shown = await page.evaluate(
      ({ html, selector }) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const sections = [...parsed.querySelectorAll(selector)];
        const rows = sections.flatMap((one) => [...one.querySelectorAll('li, tr, a[href]')]);
        const text = sections.map(({ textContent }) => textContent).join('');
        return { rows: rows.length, text: text.replace(/\s/g, '').length };
      },
      { html, selector: visit.slots.map(sectionSelector).join(', ') },
    );
    const reads = state.queries.queries.filter(({ queryKey }) => queryKey[0] === remote).length;
    return { ...shown, reads };
  };
  const differenceOf = async (visit: Visit): Promise<Difference | undefined> => {
    const live = await measure(await renderer.render(visit, 'live'));
    const build = await measure(await renderer.render(visit));
    return live && build && differenceBetween(live, build);
  };

  // Without a sitemap, a route with a parameter has no page.
  const known = pages.filter(({ route }) => !route.includes('/:'));
  const visits = known.map((one, index): Visit => {
    const language = languages[index % languages.length] ?? languages[0];
    return { ...one, path: one.route, language, hasStarted: true, problems: [] };
  });
  const compared: { visit: Visit; difference: Difference }[] = [];
  for (const visit of visits) {
    let difference = await differenceOf(visit);
    if (difference && Object.values(difference).some((one) => one.length > 0)) {
      difference = await differenceOf(visit);
    }
    if (difference) compared.push({ visit, difference });
  }
  await context.close();
  const before = (await renderer.listPaths('live')) ?? [];
  const lost = before.filter((path) => !listed.includes(path));
  const unnamed =
    lost.length > 0
      ? [
          `its sitemap no longer names ${lost.slice(0, mostNamed).join(', ')}${lost.length > mostNamed ? ` and ${lost.length - mostNamed} more` : ''}`,
        ]
      : [];
  const seen = `${compared.length} of ${visits.length} pages, as rendered with ${version}`;
  const problemsIn = (which: keyof Difference) =>
    describeProblems(
      compared.map(({ visit, difference }) => ({ ...visit, problems: difference[which] })),
    );
  return [
    {
      ...finding('it shows what the live version shows', [...unnamed, ...problemsIn('less')], seen),
      expectation: 'fewer-rows',
    },
    {
      ...finding('it reads no more than the live version', problemsIn('more'), seen),
      expectation: 'more-reads',
    },
  ];
}

/** What is wrong with a page, compared with the live version's. */
interface Difference {
  /** What it shows less. */
  less: string[];
  /** What it reads more. */
  more: string[];
}

export function differenceBetween(live: Measure, build: Measure): Difference {
  const less: string[] = [];
  if (build.rows < live.rows) {
    less.push(`it shows ${build.rows} rows and links, the live version ${live.rows}`);
  }
  if (build.text < live.text * leastText) {
    less.push(`it shows ${build.text} characters, the live version ${live.text}`);
  }
  const readsMore = build.reads > live.reads + mostReads;
  const more = readsMore ? [`it reads ${build.reads} times, the live version ${live.reads}`] : [];
  return { less, more };
}
