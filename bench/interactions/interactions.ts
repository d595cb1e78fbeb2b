import { throttlingText } from '../browser.ts';
import { environment, failureLog, measuredIn, type Section, table } from '../report/section.ts';
import { formatSample } from '../report/statistics.ts';
import { openSites } from '../sites/sites.ts';
import { withTestbed } from '../sites/testbed.ts';
import { measureNavigations, measureScenario } from './measure.ts';
import { navigations, scenarios } from './scenarios.ts';

const sites = ['this site', 'one bundle'] as const;
type Site = (typeof sites)[number];

/** How long the page takes to respond to taps and keys, and to show another page. */
export async function measureInteractions(rounds: number): Promise<Section> {
  return withTestbed(async (testbed) => {
    const { browser } = testbed;
    const names = scenarios.flatMap(({ interactions }) => interactions.map(({ name }) => name));
    const samples = new Map<string, Record<Site, number[]>>();
    for (const name of [...names, ...navigations.map(({ path }) => `to ${path}`)]) {
      samples.set(name, { 'this site': [], 'one bundle': [] });
    }
    const { failures, attempt } = failureLog();
    const urlOf = await openSites(testbed, await testbed.startBackend(), sites);
    for (let round = 1; round <= rounds; round += 1) {
      for (const site of sites) {
        const url = urlOf(site);
        for (const scenario of scenarios) {
          await attempt(`${scenario.path} of ${site}, round ${round}`, async () => {
            const durations = await measureScenario(browser, url, scenario);
            for (const [name, duration] of durations) samples.get(name)?.[site].push(duration);
          });
        }
        await attempt(`navigation of ${site}, round ${round}`, async () => {
          const durations = await measureNavigations(browser, url);
          for (const [path, duration] of durations) {
            samples.get(`to ${path}`)?.[site].push(duration);
          }
        });
      }
      console.log(`interactions: round ${round} of ${rounds}`);
    }
    const all = [...samples];
    const counted = Math.min(...all.flatMap(([, of]) => sites.map((site) => of[site].length)));
    return {
      title: 'Interactions',
      environment: environment(
        `Medians of at least ${counted} interleaved rounds, in milliseconds, with quartiles in brackets. Interactions are INP (Event Timing; 16 is “at most 16”) on a fast network; “to” a page is from the click on its link in the menu to its data on screen, on a slow one. ${throttlingText}.`,
        browser.version(),
      ),
      goals: all.map(([name, of]) => ({
        name,
        ...measuredIn(of['this site']),
        unit: ' ms',
        max: 100,
      })),
      body: table(
        ['interaction', ...sites],
        all.map(([name, of]) => [name, ...sites.map((site) => formatSample(of[site]))]),
      ),
      failures,
    };
  });
}
