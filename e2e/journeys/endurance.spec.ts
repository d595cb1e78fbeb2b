/** Two hours of use in a minute: navigation and dialogs leak no memory, DOM nodes or listeners. */
import type { CDPSession, Page } from '@playwright/test';
import { expect, onConsoleError, test } from './fixtures.ts';
import { isFullRun } from './testScope.ts';

/** Content of a section, which the frame alone does not have. */
const content = 'main [data-mf] :is(li, article, a, button)';

/** A round of links through three sections and the shell's pages that ends where it starts. */
const round = [
  { link: 'header a[href="/guide"]', shows: content },
  { link: 'main a[href="/guide/milan"]', shows: content },
  { link: 'header a[href="/dispense"]', shows: content },
  { link: 'main a[href="/dispense/primo-anno"]', shows: content },
  { link: 'main a[href^="/dispense/primo-anno/"]', shows: content },
  { link: 'header a[href="/rappresentanti"]', shows: content },
  { link: 'footer a[href="/accessibilita"]', shows: 'main p' },
];

/** The two dialogs of the frame, opened alternately. */
const openers = ['footer button', 'header button[aria-haspopup="dialog"]'];

/** Even numbers of language switches, so that the same page is measured each time. */
const fullRun = { rounds: 36, dialogs: 100, languages: 26 };
const usualRun = { rounds: 9, dialogs: 25, languages: 8 };
const half = isFullRun ? fullRun : usualRun;
const navigations = 2 * half.rounds * round.length;

const counts = `${navigations} navigations, ${2 * half.dialogs} dialogs, ${2 * half.languages} language switches`;

test(`${counts} leak nothing`, async ({ page, visit }) => {
  test.setTimeout(300_000);
  // Wide enough for the desktop navbar, with few pixels to render.
  await page.setViewportSize({ width: 1024, height: 320 });
  const errors: string[] = [];
  onConsoleError(page, (text) => errors.push(text));
  await visit('/accessibilita');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  // Warm-up: everything is loaded and cached once, in both languages.
  await exercisePage(page, { rounds: 6, dialogs: 20, languages: 10 });
  const measurements = [await measure(session)];
  for (let time = 0; time < 2; time += 1) {
    await exercisePage(page, half);
    measurements.push(await measure(session));
  }

  for (const metric of ['heap', 'nodes', 'listeners'] as const) {
    const [before = 0, between = 0, after = 0] = measurements.map((one) => one[metric]);
    const figures = `${metric}: ${before}, ${between}, ${after}`;
    // A leak grows in both halves; what is created once, late, grows in one.
    expect(Math.min(between / before, after / between), figures).toBeLessThanOrEqual(1.05);
    expect(after / before, figures).toBeLessThanOrEqual(1.25);
  }
  expect(errors).toEqual([]);
});

interface Measurement {
  heap: number;
  nodes: number;
  listeners: number;
}

/** The page's memory, nodes and listeners after garbage collection. */
async function measure(session: CDPSession): Promise<Measurement> {
  const heap = await heapOf(session);
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap, nodes: read('Nodes'), listeners: read('JSEventListeners') };
}

/** The parts of a heap snapshot that are read here. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
}

/** The bytes of all JavaScript objects, without compiled code and native memory, which grow by caching. */
async function heapOf(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  // Twice, because objects with finalizers survive one collection.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot');
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes }: Snapshot = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const size = fields.indexOf('self_size');
  let bytes = 0;
  for (let index = 0; index < nodes.length; index += fields.length) {
    const type = types[0][nodes[index] ?? 0] ?? '';
    if (!['code', 'native', 'hidden'].includes(type)) bytes += nodes[index + size] ?? 0;
  }
  return bytes;
}

/** Runs inside the page, because a command of Playwright per step would take too long. */
async function exercisePage(page: Page, counts: typeof usualRun): Promise<void> {
  await page.evaluate(
    async ([round, openers, { rounds, dialogs, languages }]) => {
      const find = async (selector: string) => {
        await until(() => document.querySelector(selector));
        return document.querySelector<HTMLElement>(selector);
      };
      const untilGone = (selector: string) => until(() => !document.querySelector(selector));
      const heading = () => document.querySelector('main h1')?.textContent ?? '';
      /** Waits for a rendered frame: a dialog closes only once it is shown. */
      async function nextFrame() {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
      async function until(condition: () => unknown) {
        for (const end = performance.now() + 20_000; !condition(); ) {
          if (performance.now() > end) throw new Error(`Timeout on ${location.href}: ${condition}`);
          await new Promise((resolve) => setTimeout(resolve));
        }
      }
      async function follow({ link, shows }: { link: string; shows: string }) {
        const before = heading();
        (await find(link))?.click();
        await until(() => heading() !== '' && heading() !== before);
        await find(shows);
      }

      for (let time = 0; time < rounds; time += 1) {
        for (const step of round) await follow(step);
      }

      for (let step = 0; step < dialogs; step += 1) {
        (await find(openers[step % openers.length] ?? ''))?.click();
        const dialog = await find('[role="dialog"]');
        await nextFrame();
        dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        await untilGone('[role="dialog"]');
        await nextFrame();
      }

      for (let step = 0; step < languages; step += 1) {
        const before = document.documentElement.lang;
        (await find('header fieldset button[aria-pressed="false"]'))?.click();
        await until(() => document.documentElement.lang !== before);
      }
    },
    [round, openers, counts] as const,
  );
}
