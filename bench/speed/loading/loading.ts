import type { Browser } from '@playwright/test';
import { openBrowser } from '../browser.ts';
import type { Section } from '../section.ts';
import { openSites, type SiteName } from '../sites/sites.ts';
import { openStage } from '../sites/stage.ts';
import type { Readings } from './readings.ts';
import { report } from './report.ts';
import { routes } from './routes.ts';
import { visit } from './visit.ts';

const sites = ['this site', 'one bundle', 'default federation', 'no script'] as const;
/** Whose pages are loaded once more, with a full cache. */
const again: readonly SiteName[] = ['this site'];

/** Loads every page of every site, in turns: what else the machine does meets all of them alike. */
export async function measureLoading(rounds: number): Promise<Section> {
  const stage = await openStage();
  const browser = await openBrowser(stage.certificate);
  const all: Readings[] = routes.flatMap(({ name: route }) =>
    sites
      .filter((site) => site !== 'no script' || route === 'home')
      .map((site) => ({ route, site, cold: [], warm: [] })),
  );
  const failures: string[] = [];
  try {
    const urls = await openSites(stage, await stage.backend(), sites);
    // The first round only fills the caches of the fronts and of the backend.
    for (let round = 0; round <= rounds; round += 1) {
      for (const readings of all) {
        await read(browser, urls[readings.site], readings, round > 0).catch((error: unknown) => {
          failures.push(`${readings.route} of ${readings.site}, round ${round}: ${error}`);
          console.error(failures.at(-1));
        });
      }
      console.log(`loading: round ${round} of ${rounds}`);
    }
    return report(all, browser.version(), failures);
  } finally {
    await browser.close();
    await stage.stop();
  }
}

async function read(
  browser: Browser,
  url: string,
  { route: name, site, cold, warm }: Readings,
  counted: boolean,
): Promise<void> {
  const route = routes.find((one) => one.name === name);
  if (!route) return;
  const visits = await visit(browser, url, route, {
    again: counted && again.includes(site),
    hasData: site !== 'no script',
  });
  if (!counted) return;
  cold.push(visits.cold);
  if (visits.warm) warm.push(visits.warm);
}
