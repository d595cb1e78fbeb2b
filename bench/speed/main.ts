/** What federation costs, side by side. See README.md for how to run it and what it answered. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../e2e/browser/ensureChromium.ts';
import { launchArguments } from '../../e2e/browser/launchArguments.ts';
import { startBackend } from '../../shell/local/site.ts';
import { makeCertificate } from './certificate.ts';
import type { Readings } from './figures.ts';
import { report } from './report.ts';
import { routes } from './routes.ts';
import { openSites, siteNames } from './sites.ts';
import { visitTwice } from './visit.ts';

const rounds = Number(process.argv[2] ?? 9);
const backend = await startBackend(0);
const certificate = await makeCertificate();
const sites = await openSites(backend.ready, certificate);
const browser = await chromium.launch({
  args: [...launchArguments, `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`],
  executablePath: await ensureChromium(console.log),
});

const all: Readings[] = routes.flatMap(({ name: route }) =>
  siteNames
    .filter((site) => site !== 'no script' || route === 'home')
    .map((site) => ({ route, site, cold: [], warm: [] })),
);
try {
  // The first round only fills the caches of the fronts and of the backend.
  for (let round = 0; round <= rounds; round += 1) {
    await visitAll(round > 0);
    console.log(`round ${round} of ${rounds}`);
  }
  const text = report(all);
  console.log(`\n${text}`);
  writeFileSync(fileURLToPath(new URL('results.md', import.meta.url)), text);
} finally {
  await browser.close();
  await sites.stop();
  await backend.stop();
}
process.exit(0);

/** Every page of every site, in turns: what else the machine does meets all of them alike. */
async function visitAll(counted: boolean): Promise<void> {
  for (const route of routes) {
    for (const readings of all.filter((one) => one.route === route.name)) {
      const { site, cold, warm } = readings;
      const visits = await visitTwice(browser, sites.urls[site], route, site !== 'no script');
      if (!counted) continue;
      cold.push(visits.cold);
      warm.push(visits.warm);
    }
  }
}
