import type { Browser } from '@playwright/test';
import type { Section } from '../section.ts';
import { onStage } from '../sites/onStage.ts';
import { openSites, type SiteName } from '../sites/sites.ts';
import type { Readings } from './readings.ts';
import { report } from './report.ts';
import { type Route, routes } from './routes.ts';
import { visit } from './visit.ts';

const sites = ['this site', 'one bundle', 'default federation', 'no script'] as const;
/** Whose pages are loaded once more, with a full cache. */
const again: readonly SiteName[] = ['this site', 'one bundle'];

/** Loads every page of every site, in turns: what else the machine does meets all of them alike. */
export async function measureLoading(rounds: number): Promise<Section> {
  return onStage(async (stage, browser) => {
    const all = routes.map((route) => ({ route, readings: readingsOf(route) }));
    const failures: string[] = [];
    const urls = await openSites(stage, await stage.backend(), sites);
    // The first round only fills the caches of the fronts and of the backend.
    for (let round = 0; round <= rounds; round += 1) {
      for (const { route, readings } of all) {
        for (const one of inTurn(readings, round)) {
          await read(browser, urls[one.site], route, one, round).catch((error: unknown) => {
            failures.push(`${one.route} of ${one.site}, round ${round}: ${error}`);
            console.error(failures.at(-1));
          });
        }
      }
      console.log(`loading: round ${round} of ${rounds}`);
    }
    const readings = all.flatMap((of) => of.readings);
    return report(readings, browser.version(), failures);
  });
}

function readingsOf({ name: route }: Route): Readings[] {
  return sites
    .filter((site) => site !== 'no script' || route === 'home')
    .map((site) => ({ route, site, cold: new Map(), warm: new Map() }));
}

/** Another one begins in every round: who comes second may find what the first one left. */
function inTurn<One>(all: readonly One[], round: number): One[] {
  return all.map((_, index) => all[(index + round) % all.length] as One);
}

async function read(
  browser: Browser,
  url: string,
  route: Route,
  { site, cold, warm }: Readings,
  round: number,
): Promise<void> {
  const counted = round > 0;
  const visits = await visit(browser, url, route, {
    again: counted && again.includes(site),
    hasData: site !== 'no script',
  });
  if (!counted) return;
  cold.set(round, visits.cold);
  if (visits.warm) warm.set(round, visits.warm);
}
