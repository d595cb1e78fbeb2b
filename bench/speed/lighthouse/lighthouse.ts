import { mkdirSync } from 'node:fs';
import { root } from '../../../tools/paths.ts';
import { freePorts } from '../../../tools/site/freePorts.ts';
import { median, written } from '../figures.ts';
import { about } from '../machine.ts';
import type { Section } from '../section.ts';
import { onStage } from '../sites/onStage.ts';
import { openSites } from '../sites/sites.ts';
import { table } from '../table.ts';
import { type Category, findLighthouse, type Judgement, judge } from './judge.ts';
import { pages } from './pages.ts';

const least: Record<Category, number> = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** How often it judges each page: its blocking time differs by half between readings of one page. */
export const readings = 3;

/**
 * Lighthouse's judgement of every route in both languages, on a phone.
 *
 * @param only Those pages alone.
 */
export async function measureLighthouse(only: readonly string[]): Promise<Section> {
  const unknown = only.filter((page) => !pages.includes(page));
  if (unknown.length) throw new Error(`Not among the pages: ${unknown}. They are: ${pages}.`);
  const start = await findLighthouse();
  const [port = 0] = await freePorts(1);
  return onStage(
    async (stage, browser) => {
      const judged = new Map<string, Judgement[]>();
      const failures: string[] = [];
      const { 'this site': site } = await openSites(stage, await stage.backend(), ['this site']);
      const wanted = only.length > 0 ? only : pages;
      for (const page of wanted) judged.set(page, []);
      for (let reading = 1; reading <= readings; reading += 1) {
        for (const page of wanted) {
          try {
            const found = await judge(start, site + page, port, reportFile(page, reading));
            judged.get(page)?.push(found);
            console.log(`${page}: ${Object.values(found.scores).join(' ')}`);
          } catch (error) {
            failures.push(
              `${page}, reading ${reading}: ${error instanceof Error ? error.message : error}`,
            );
          }
        }
      }
      return section(browser.version(), judged, failures);
    },
    [`--remote-debugging-port=${port}`],
  );
}

/** Whole reports stay there until the next run, for whoever wants to know more than the scores. */
const reports = `${root}.local/bench/lighthouse`;

function reportFile(page: string, reading: number): string {
  mkdirSync(reports, { recursive: true });
  const name = page.slice(1).replaceAll(/[^a-zA-Z]+/g, '-') || 'home';
  return `${reports}/${name}-${reading}.json`;
}

function section(
  version: string,
  judged: ReadonlyMap<string, readonly Judgement[]>,
  failures: readonly string[],
): Section {
  const names = Object.keys(least) as Category[];
  const scores = (page: string, name: Category) =>
    (judged.get(page) ?? []).map((judgement) => judgement.scores[name]);
  /** A page without a judgement makes the worst one unknown. */
  const worst = (name: Category) =>
    Math.min(...[...judged.keys()].map((page) => median(scores(page, name))));
  const costs = new Map<string, Set<string>>();
  for (const [page, judgements] of judged) {
    for (const cost of judgements.flatMap((judgement) => judgement.costs)) {
      costs.set(cost, (costs.get(cost) ?? new Set()).add(page));
    }
  }
  return {
    title: 'Lighthouse, on a phone',
    about: about(
      version,
      `The median of ${readings} readings a page of Lighthouse 12.8.2, in brackets between which the middle half lies, with its own simulated slow 4G and processor ÷ 4; it is not told to wait for anything.`,
    ),
    goals: names.map((name) => ({
      what: `Lighthouse ${name}, the worst page`,
      read: worst(name),
      least: least[name],
    })),
    body: [
      table(
        ['page', ...names],
        [...judged.keys()].map((page) => [
          page,
          ...names.map((name) => written(scores(page, name))),
        ]),
      ),
      ...(costs.size === 0
        ? []
        : [
            'What costs points:',
            [...costs].map(([cost, where]) => `- ${cost} (${[...where].join(', ')})`).join('\n'),
          ]),
    ].join('\n\n'),
    failures,
  };
}
