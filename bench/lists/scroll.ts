/**
 * A list of ten thousand, on a processor four times slower: how smoothly does it scroll? See README.md
 * for how to run it and what it answered.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { launchArguments } from '../../tools/browser/launchArguments.ts';
import { serveSite } from '../../tools/site/serveSite.ts';
import { startBackend } from '../../tools/site/site.ts';
import { lists } from './lists.ts';

const slowdown = 4;
/** In pixels a second: a firm swipe. */
const speed = 8_000;

const [name = '', traceFile] = process.argv.slice(2);
const list = lists.find((one) => one.name === name);
if (!list) {
  console.error(`Which list? ${lists.map((one) => one.name).join(', ')}`);
  process.exit(1);
}

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
await page.route(list.reads, (route) => {
  const asked = new URL(route.request().url()).searchParams;
  const from = Number(asked.get('offset') ?? 0);
  return route.fulfill({
    json: list.rows.slice(from, from + 1000),
    headers: { 'Access-Control-Allow-Origin': '*' },
  });
});

const trace = await page.context().newCDPSession(page);
await trace.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
const begun = performance.now();
await page.goto(site.url + list.path);
const items = page.locator(list.items);
await items.first().waitFor({ timeout: 120_000 });
const shown = performance.now() - begun;
for (let press = 0; press < list.presses; press += 1) {
  const before = await items.count();
  await page.getByRole('button', { name: /^Mostra altre/ }).click();
  await items.nth(before).waitFor();
}
await page.evaluate(() => window.scrollTo(0, 0));
const length = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
const distance = Math.min(list.furthest, length);

const file = `${site.folder}/scroll.json`;
await browser.startTracing(page, {
  path: file,
  categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'toplevel'],
});
await trace.send('Input.synthesizeScrollGesture', {
  x: 195,
  y: 500,
  yDistance: -distance,
  speed,
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
const scrolled = await page.evaluate(() => Math.round(window.scrollY));

const result = {
  list: list.name,
  'first row after, ms': Math.round(shown),
  'scrolled, px': scrolled,
  'frames per second': Number((drawn.length / seconds).toFixed(1)),
  'main thread busy, share of the swipe': Number(
    (own.reduce((sum, task) => sum + task, 0) / 1000 / (distance / speed)).toFixed(2),
  ),
  'tasks over 16 ms': own.filter((task) => task > 16).length,
  'tasks over 50 ms': own.filter((task) => task > 50).length,
  'longest task, ms': Math.round(Math.max(0, ...own)),
  'rows in the page at the end': await items.count(),
  'load of the machine': Number((loadavg()[0] ?? 0).toFixed(1)),
};
console.log(JSON.stringify(result, null, 2));
if (traceFile) writeFileSync(traceFile, JSON.stringify(traceEvents));

await browser.close();
await site.stop();
await backend.stop();
process.exit(0);
