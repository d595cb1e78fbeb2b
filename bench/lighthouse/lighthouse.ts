import { mkdirSync } from 'node:fs';
import { languages } from 'shared/contract';
import { root } from '../../tools/paths.ts';
import { freePorts } from '../../tools/site/freePorts.ts';
import { environment, failureLog, type Section, table } from '../report/section.ts';
import { formatSample, median } from '../report/statistics.ts';
import { openSites } from '../sites/sites.ts';
import { withTestbed } from '../sites/testbed.ts';
import {
  categories,
  installLighthouse,
  lighthouseVersion,
  runLighthouse,
  type Scores,
} from './runLighthouse.ts';

/** One address of every route (specification section 2). */
const paths = [
  '/',
  '/chi-siamo',
  '/rappresentanti',
  '/dispense',
  '/dispense/primo-anno',
  '/dispense/secondo-anno',
  '/dispense/terzo-anno',
  '/dispense/secondo-anno/Statistica',
  '/dispense/clmg',
  '/dispense/clmg/primo-anno',
  '/guide',
  '/guide/tesi',
] as const;

const pages: readonly string[] = languages.flatMap((language) =>
  paths.map((path) => (language === 'it' ? path : `${path}?lang=${language}`)),
);

/** Blocking time differs by half between runs of one page, so each page has several. */
const runs = 3;

/** The whole reports of the last run, which name what costs points. */
const reports = `${root}.local/bench/lighthouse`;

/**
 * Scores every route in both languages, as on a phone.
 *
 * @param only These pages alone.
 */
export async function measureLighthouse(only: readonly string[]): Promise<Section> {
  const unknown = only.filter((page) => !pages.includes(page));
  if (unknown.length > 0) throw new Error(`Not a page: ${unknown}. The pages are: ${pages}.`);
  mkdirSync(reports, { recursive: true });
  const program = await installLighthouse();
  const [port = 0] = await freePorts(1);
  return withTestbed(
    async (testbed) => {
      const { failures, attempt } = failureLog();
      const urlOf = await openSites(testbed, await testbed.startBackend(), ['this site']);
      const samples = new Map<string, Scores[]>();
      for (const page of only.length > 0 ? only : pages) samples.set(page, []);
      for (let round = 1; round <= runs; round += 1) {
        for (const [page, sample] of samples) {
          await attempt(`${page}, run ${round}`, async () => {
            const name = page.slice(1).replaceAll(/[^a-zA-Z]+/g, '-') || 'home';
            const url = urlOf('this site') + page;
            const scores = await runLighthouse(program, url, port, `${reports}/${name}-${round}`);
            sample.push(scores);
            console.log(`${page}: ${[...scores.values()].join(' ')}`);
          });
        }
      }
      return section(testbed.browser.version(), samples, failures);
    },
    [`--remote-debugging-port=${port}`],
  );
}

function section(
  chromium: string,
  samples: ReadonlyMap<string, readonly Scores[]>,
  failures: string[],
): Section {
  const scoresOf = (page: string, category: (typeof categories)[number]) =>
    (samples.get(page) ?? []).map((scores) => scores.get(category) ?? Number.NaN);
  return {
    title: 'Lighthouse',
    environment: environment(
      `Medians of ${runs} runs a page of Lighthouse ${lighthouseVersion}, mobile, with its own simulated throttling and quartiles in brackets.`,
      chromium,
    ),
    goals: categories.map((category) => ({
      name: `${category}: lowest score of a page`,
      // A page without a score makes the lowest one NaN.
      measured: Math.min(...[...samples.keys()].map((page) => median(scoresOf(page, category)))),
      min: category === 'performance' ? 99 : 100,
    })),
    body: table(
      ['page', ...categories],
      [...samples.keys()].map((page) => [
        page,
        ...categories.map((category) => formatSample(scoresOf(page, category))),
      ]),
    ),
    failures,
  };
}
