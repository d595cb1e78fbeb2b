/**
 * How long a keystroke takes to be answered in the calculators, at the real size of the tables and on
 * a processor four times slower. See README.md for how to run it and what it answered.
 */
import { loadavg } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { launchArguments } from '../../tools/browser/launchArguments.ts';
import { serveSite } from '../../tools/site/serveSite.ts';
import { startBackend } from '../../tools/site/site.ts';
import { cases, type KeystrokeCase } from './cases.ts';
import { type Keystroke, keystrokesOf } from './trace.ts';

const slowdown = Number(process.env.SLOWDOWN ?? 4);
/** How often each case is measured anew, in a page of its own; the cases take turns. */
const rounds = Number(process.env.ROUNDS ?? 3);
/** Between two keystrokes, in milliseconds: everything that one causes is over before the next. */
const pause = 500;
const wanted = process.argv.slice(2);

const backend = await startBackend(0);
const site = await serveSite(backend.ready);
const browser = await chromium.launch({
  args: launchArguments,
  executablePath: await ensureChromium(console.log),
});
const columns = ['Answer', 'Followed', 'Answer CPU', 'All CPU'];
console.log(`| Where | Keys | ${columns.join(' | ')} |\n|---|${'---|'.repeat(columns.length + 1)}`);
try {
  const chosen = cases.filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
  );
  const measured = new Map<KeystrokeCase, Keystroke[]>(chosen.map((one) => [one, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [one, keys] of measured) keys.push(...(await measure(one)));
  }
  for (const [one, keys] of measured) console.log(row(one, keys));
  console.log(
    `\nLoad of the machine meanwhile: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
} finally {
  await browser.close();
  await site.stop();
  await backend.stop();
}

async function measure({ viewport, prepare, keys }: KeystrokeCase): Promise<Keystroke[]> {
  const page: Page = await browser.newPage({ viewport, serviceWorkers: 'block' });
  try {
    await prepare(page, site.url);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.waitForTimeout(2 * pause);
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    for (const key of keys) {
      await page.keyboard.press(typeof key === 'string' ? key : key.silent);
      await page.waitForTimeout(pause);
    }
    const trace = (await browser.stopTracing()).toString();
    return keystrokesOf(trace, (index) => typeof keys[index] === 'string');
  } finally {
    await page.close();
  }
}

function row({ name }: KeystrokeCase, measured: readonly Keystroke[]): string {
  const figures = (of: (one: Keystroke) => number) => {
    const sorted = measured.map(of).sort((left, right) => left - right);
    const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
    return [at(0.5), at(0.75), at(1)].map((one) => one.toFixed(0)).join(' / ');
  };
  return `| ${name} | ${measured.length} | ${figures((one) => one.answered)} | ${figures((one) => one.followed)} | ${figures((one) => one.answer)} | ${figures((one) => one.work)} |`;
}
