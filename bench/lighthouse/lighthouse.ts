import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { defaultLanguage, languages } from 'shared/contract';
import { root } from '../../tools/paths.ts';
import { freePorts } from '../../tools/site/freePorts.ts';
import { type Section, table } from '../report/section.ts';
import { formatSample, median } from '../report/statistics.ts';
import { openThisSite } from '../sites/sites.ts';
import { withTestbed } from '../sites/testbed.ts';

/**
 * The last minor version that runs on Node 20. It is downloaded when this scenario runs, because the
 * project needs its 200 packages for nothing else.
 */
const lighthouse = 'lighthouse@12.8.2';

/** One path of every route. */
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
  paths.map((path) => (language === defaultLanguage ? path : `${path}?lang=${language}`)),
);

/** Blocking time differs by half between runs of one page, so each page has several. */
const runs = 3;

/** The whole reports of the last run, which name what costs points. */
const reports = `${root}.local/bench/lighthouse`;

/** Also clears local storage, where the page stores the language of the previous run. */
const config = fileURLToPath(new URL('./config.json', import.meta.url));

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** The parts of Lighthouse's report that are read; a score is from 0 to 1. */
interface Report {
  categories: Record<Category, { score: number | null }>;
  runtimeError?: { message: string };
}

/**
 * Scores every route in both languages, as on a phone.
 *
 * @param only These pages alone.
 */
export async function measureLighthouse(only: readonly string[]): Promise<Section> {
  const unknown = only.filter((page) => !pages.includes(page));
  if (unknown.length > 0) throw new Error(`Not a page: ${unknown}. The pages are: ${pages}.`);
  const measured = only.length > 0 ? only : pages;
  mkdirSync(reports, { recursive: true });
  const [port = 0] = await freePorts(1);
  return withTestbed(
    async (testbed) => {
      const site = await openThisSite(testbed, await testbed.startBackend());
      const results: { page: string; report: Report }[] = [];
      for (let round = 1; round <= runs; round += 1) {
        for (const page of measured) {
          await testbed.attempt(`${page}, run ${round}`, async () => {
            const name = page.slice(1).replaceAll(/[^a-zA-Z]+/g, '-') || 'home';
            const report = await runLighthouse(site + page, port, `${reports}/${name}-${round}`);
            results.push({ page, report });
            console.log(`${page}: run ${round} of ${runs}`);
          });
        }
      }
      /** From 0 to 100. */
      const scoresOf = (wanted: string, category: Category) =>
        results
          .filter(({ page }) => page === wanted)
          .map(({ report }) => Math.round((report.categories[category].score ?? 0) * 100));
      return {
        title: 'Lighthouse',
        method: `Medians of ${runs} runs a page of ${lighthouse}, mobile, with its default throttling (simulated), with quartiles in brackets.`,
        goals: categories.map((category) => ({
          name: `${category}: lowest score of a page`,
          // A page without a score makes the lowest one NaN.
          measured: Math.min(...measured.map((page) => median(scoresOf(page, category)))),
          min: category === 'performance' ? 99 : 100,
        })),
        body: table(
          ['page', ...categories],
          measured.map((page) => [
            page,
            ...categories.map((category) => formatSample(scoresOf(page, category))),
          ]),
        ),
      };
    },
    [`--remote-debugging-port=${port}`],
  );
}

/**
 * @param port The debugging port of a running Chromium.
 * @param file The report without its extension: `.report.json` and `.report.html`.
 * @throws Error when Lighthouse cannot score the page.
 */
async function runLighthouse(url: string, port: number, file: string): Promise<Report> {
  const options = [
    `--port=${port}`,
    `--config-path=${config}`,
    '--output=json',
    '--output=html',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    '--no-enable-error-reporting',
    '--quiet',
  ];
  await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options], {
    timeout: 300_000,
    maxBuffer: 64_000_000,
    shell: process.platform === 'win32',
  });
  const report: Report = JSON.parse(readFileSync(`${file}.report.json`, 'utf8'));
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}
