/**
 * Ten thousand files in one course, on a processor four times slower: how smoothly does the list
 * scroll? See README.md for how to run it and what it answered.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../e2e/browser/ensureChromium.ts';
import { launchArguments } from '../../e2e/browser/launchArguments.ts';
import { serveSite } from '../../e2e/site.ts';
import { startBackend } from '../../shell/local/site.ts';

const files = 10_000;
const slowdown = 4;
/** In pixels: a firm swipe, for as long as it takes to go through some two thousand files. */
const swipe = { distance: 200_000, perSecond: 8_000 };

const rows = Array.from({ length: files }, (_, place) => ({
  id: String(place),
  filename: `Statistica - Dispensa ${place + 1} sugli intervalli di confidenza.pdf`,
  year: 'Second Year',
  uploaded_at: new Date(Date.UTC(2026, 0, 1) - place * 3_600_000).toISOString(),
  file_url: `https://site.example/handouts/${place}.pdf`,
}));

const backend = await startBackend(0);
const site = await serveSite(backend.ready);
const browser = await chromium.launch({
  args: launchArguments,
  executablePath: await ensureChromium(console.log),
});
const page = await browser.newPage({
  viewport: { width: 390, height: 844 },
  serviceWorkers: 'block',
});
await page.route('**/rest/v1/handouts?*subject=eq.*', (route) => {
  const url = new URL(route.request().url());
  const from = Number(url.searchParams.get('offset') ?? 0);
  return route.fulfill({
    json: rows.slice(from, from + 1000),
    headers: { 'Access-Control-Allow-Origin': '*' },
  });
});

const trace = await page.context().newCDPSession(page);
await trace.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
const begun = performance.now();
await page.goto(`${site.url}/dispense/secondo-anno/Statistica`);
await page.locator('main [data-mf="handouts"] li').first().waitFor();
const shown = performance.now() - begun;

const file = `${site.folder}/scroll.json`;
await browser.startTracing(page, {
  path: file,
  categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'toplevel'],
});
await trace.send('Input.synthesizeScrollGesture', {
  x: 195,
  y: 500,
  yDistance: -swipe.distance,
  speed: swipe.perSecond,
  preventFling: true,
  gestureSourceType: 'mouse',
});
await browser.stopTracing();

interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
  /** What the thread itself used of `dur`: the rest went to other programs on the machine. */
  tdur?: number;
  pid: number;
  tid: number;
}
const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(readFileSync(file, 'utf8'));
const commit = traceEvents.find(({ name }) => name === 'Commit');
const tasks = traceEvents.filter(
  ({ name, pid, tid }) => name.endsWith('RunTask') && pid === commit?.pid && tid === commit.tid,
);
/** In milliseconds on a processor that is slowed down, whatever else the machine was doing. */
const own = tasks.map(({ tdur = 0 }) => (slowdown * tdur) / 1000);
const drawn = traceEvents
  .filter(({ name, pid }) => name === 'DrawFrame' && pid === commit?.pid)
  .map(({ ts }) => ts / 1000)
  .sort((left, right) => left - right);
const seconds = ((drawn.at(-1) ?? 0) - (drawn[0] ?? 0)) / 1000;
const inPage = await page.evaluate(() => ({
  rows: document.querySelectorAll('main [data-mf="handouts"] li').length,
  scrolled: Math.round(window.scrollY),
}));

const result = {
  'first row after, ms': Math.round(shown),
  'scrolled, px': inPage.scrolled,
  'frames per second': Number((drawn.length / seconds).toFixed(1)),
  'main thread busy, share of the swipe': Number(
    (own.reduce((sum, task) => sum + task, 0) / 1000 / (swipe.distance / swipe.perSecond)).toFixed(
      2,
    ),
  ),
  'tasks over 16 ms': own.filter((task) => task > 16).length,
  'tasks over 50 ms': own.filter((task) => task > 50).length,
  'longest task, ms': Math.round(Math.max(0, ...own)),
  'rows in the page at the end': inPage.rows,
  'load of the machine': Number((loadavg()[0] ?? 0).toFixed(1)),
};
console.log(JSON.stringify(result, null, 2));
if (process.argv[2]) writeFileSync(process.argv[2], JSON.stringify(traceEvents));

await browser.close();
await site.stop();
await backend.stop();
process.exit(0);
