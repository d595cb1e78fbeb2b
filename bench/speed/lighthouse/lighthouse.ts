import { mkdirSync } from 'node:fs';
import { freePorts } from '../../../shell/local/freePorts.ts';
import { root } from '../../../shell/local/paths.ts';
import { openBrowser } from '../browser.ts';
import { about } from '../machine.ts';
import type { Section } from '../section.ts';
import { openSites } from '../sites/sites.ts';
import { openStage } from '../sites/stage.ts';
import { table } from '../table.ts';
import { type Category, findLighthouse, type Judgement, judge } from './judge.ts';
import { pages } from './pages.ts';

const least: Record<Category, number> = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/**
 * Lighthouse's judgement of every route in both languages, on a phone.
 *
 * @param only Parts of addresses: those pages alone.
 */
export async function measureLighthouse(only: readonly string[]): Promise<Section> {
  const start = await findLighthouse();
  const stage = await openStage();
  const [port = 0] = await freePorts(1);
  const browser = await openBrowser(stage.certificate, [`--remote-debugging-port=${port}`]);
  const judged = new Map<string, Judgement>();
  const failures: string[] = [];
  try {
    const { 'this site': site } = await openSites(stage, await stage.backend(), ['this site']);
    const wanted = pages.filter((page) => only.length === 0 || only.includes(page));
    for (const page of wanted) {
      try {
        const found = await judge(start, site + page, port, reportFile(page));
        judged.set(page, found);
        console.log(`${page}: ${Object.values(found.scores).join(' ')}`);
        for (const cost of found.costs) console.log(`  ${cost}`);
      } catch (error) {
        failures.push(`${page}: ${error instanceof Error ? error.message : error}`);
      }
    }
    return section(browser.version(), judged, failures);
  } finally {
    await browser.close();
    await stage.stop();
  }
}

/** Whole reports stay there until the next run, for whoever wants to know more than the scores. */
const reports = `${root}.local/bench/lighthouse`;

function reportFile(page: string): string {
  mkdirSync(reports, { recursive: true });
  return `${reports}/${page.slice(1).replaceAll(/[^a-zA-Z]+/g, '-') || 'home'}.json`;
}

function section(
  version: string,
  judged: ReadonlyMap<string, Judgement>,
  failures: readonly string[],
): Section {
  const names = Object.keys(least) as Category[];
  const costs = new Map<string, string[]>();
  for (const [page, { costs: ofPage }] of judged) {
    for (const cost of ofPage) costs.set(cost, [...(costs.get(cost) ?? []), page]);
  }
  return {
    title: 'Lighthouse, on a phone',
    about: about(
      version,
      'One reading a page of Lighthouse 12.8.2, with its own simulated slow 4G and processor ÷ 4; it is not told to wait for anything.',
    ),
    goals: names.map((name) => {
      const worst = Math.min(...[...judged.values()].map(({ scores }) => scores[name]));
      return { what: `Lighthouse ${name}, the worst page`, read: worst, least: least[name] };
    }),
    body: [
      table(
        ['page', ...names],
        [...judged].map(([page, { scores }]) => [page, ...names.map((name) => `${scores[name]}`)]),
      ),
      ...(costs.size === 0
        ? []
        : [
            'What costs points:',
            [...costs].map(([cost, where]) => `- ${cost} (${where.join(', ')})`).join('\n'),
          ]),
    ].join('\n\n'),
    failures,
  };
}
