/** What federation costs, side by side. See README.md for how to run it and what it answered. */
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../e2e/browser/ensureChromium.ts';
import { launchArguments } from '../../e2e/browser/launchArguments.ts';
import { startBackend } from '../../shell/local/site.ts';
import { makeCertificate } from './certificate.ts';
import { routes } from './routes.ts';
import { openSites, siteNames } from './sites.ts';
import { type Visit, visit } from './visit.ts';

const rounds = Number(process.argv[2] ?? 9);
const backend = await startBackend(0);
const certificate = await makeCertificate();
const sites = await openSites(backend.ready, certificate);
const browser = await chromium.launch({
  args: [...launchArguments, `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`],
  executablePath: await ensureChromium(console.log),
});

const visits = new Map<string, Visit[]>();
const wanted = process.argv[3]?.split(',');
for (let round = -1; round < rounds; round += 1) {
  for (const route of routes.filter(({ name }) => !wanted || wanted.includes(name))) {
    for (const name of siteNames) {
      const hasData = name !== 'no script';
      if (!hasData && route.name !== 'home') continue;
      for (const warm of [false, true]) {
        const one = await visit(browser, sites.urls[name], route, { warm, hasData });
        // The first round only fills the fronts' and the backend's caches.
        if (round < 0) continue;
        const key = `${route.name} | ${warm ? 'warm' : 'cold'} | ${name}`;
        visits.set(key, [...(visits.get(key) ?? []), one]);
      }
    }
  }
  console.log(`round ${round + 1} of ${rounds}`);
}
const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
for (const [key, list] of visits) {
  const of = (field: keyof Visit) => median(list.map((one) => one[field]));
  console.log(
    key.padEnd(40),
    `FCP ${of('firstPaint').toFixed(0)} LCP ${of('largestPaint').toFixed(0)} data ${of('dataShown').toFixed(0)} CLS ${of('shift').toFixed(3)} requests ${of('requests')} KB ${(of('bytes') / 1000).toFixed(0)} script ${(of('scriptBytes') / 1000).toFixed(0)} work ${of('work').toFixed(0)}`,
  );
}
console.log('load', loadavg()[0]?.toFixed(1));
await browser.close();
await sites.stop();
await backend.stop();
process.exit(0);
