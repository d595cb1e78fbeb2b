import { throttlingText } from '../browser.ts';
import { environment, failureLog, type Section } from '../report/section.ts';
import { openSites, type SiteName } from '../sites/sites.ts';
import { withTestbed } from '../sites/testbed.ts';
import { type MeasuredPage, pages } from './pages.ts';
import { goals, loadingTable, type Sample } from './report.ts';
import { visit } from './visit.ts';

const sites = ['this site', 'one bundle', 'no script'] as const;
/** Whose pages are loaded once more with a full cache. */
const repeated: readonly SiteName[] = ['this site', 'one bundle'];

/** Loads every page of every site in interleaved rounds. */
export async function measureLoading(rounds: number): Promise<Section> {
  return withTestbed(async (testbed) => {
    const { browser } = testbed;
    const samples = pages.flatMap(samplesOf);
    const { failures, attempt } = failureLog();
    const urlOf = await openSites(testbed, await testbed.startBackend(), sites);
    // Round 0 fills the caches of proxies and backend and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const page of pages) {
        const ofPage = samples.filter((sample) => sample.page === page.name);
        for (const { site, cold, warm } of rotate(ofPage, round)) {
          await attempt(`${page.name} of ${site}, round ${round}`, async () => {
            const visits = await visit(browser, urlOf(site), page, {
              repeat: round > 0 && repeated.includes(site),
              hasData: site !== 'no script',
            });
            if (round === 0) return;
            cold.set(round, visits.cold);
            if (visits.warm) warm.set(round, visits.warm);
          });
        }
      }
      console.log(`loading: round ${round} of ${rounds}`);
    }
    const counted = Math.min(...samples.map(({ cold }) => cold.size));
    return {
      title: 'Loading',
      environment: environment(
        `Medians of at least ${counted} interleaved rounds, of ratios round by round, with quartiles in brackets; times in milliseconds. ${throttlingText}. KB are 1,000 bytes. Requests, KB and the largest paint leave out the hero’s video, requests also preflights.`,
        browser.version(),
      ),
      goals: goals(samples),
      body: loadingTable(samples),
      failures,
    };
  });
}

function samplesOf({ name }: MeasuredPage): Sample[] {
  return sites
    .filter((site) => site !== 'no script' || name === 'home')
    .map((site) => ({ page: name, site, cold: new Map(), warm: new Map() }));
}

/** Every round begins with another site, because the second may profit from the first. */
function rotate<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
