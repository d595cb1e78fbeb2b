/**
 * Two hours of a student's evening in a minute: what one page change or one dialog leaves behind adds
 * up to nothing that can be measured.
 */
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { everything } from './inTurn.ts';
import { onConsoleError } from './onConsoleError.ts';

/** What shows that a section is there, and not only the frame with the page's heading. */
const content = 'main [data-mf] :is(li, article, a, button)';

/** A walk by links, through pages of three sections and the shell's own, that ends where it begins. */
const walk = [
  { link: 'header a[href="/guide"]', shows: content },
  { link: 'main a[href="/guide/milan"]', shows: content },
  { link: 'header a[href="/dispense"]', shows: content },
  { link: 'main a[href="/dispense/primo-anno"]', shows: content },
  { link: 'main a[href^="/dispense/primo-anno/"]', shows: content },
  { link: 'header a[href="/rappresentanti"]', shows: content },
  { link: 'footer a[href="/accessibilita"]', shows: 'main p' },
];

/** The frame's two dialogs, which any page opens, in turns. */
const openers = ['footer button', 'header button[aria-haspopup="dialog"]'];

/** Whole walks, and back to the first language: what is weighed is the same page each time. */
const halfAnEvening = { walks: 36, dialogs: 100, languages: 26 };
const halfAQuarter = { walks: 9, dialogs: 25, languages: 8 };
const half = everything ? halfAnEvening : halfAQuarter;
const pages = 2 * half.walks * walk.length;

test(`${pages} page changes, ${2 * half.dialogs} dialogs and ${2 * half.languages} changes of language leave nothing behind`, async ({
  page,
  visit,
}) => {
  test.setTimeout(300_000);
  // A desk's bar, and few pixels to draw a thousand times.
  await page.setViewportSize({ width: 1024, height: 320 });
  const complaints: string[] = [];
  onConsoleError(page, (text) => complaints.push(text));
  await visit('/accessibilita');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  // Everything has been seen once, in both languages: from here on nothing is new.
  await live(page, { walks: 6, dialogs: 20, languages: 10 });
  const weights = [await weigh(session)];
  for (let time = 0; time < 2; time += 1) {
    await live(page, half);
    weights.push(await weigh(session));
  }

  for (const what of ['heap', 'nodes', 'listeners'] as const) {
    const [before = 0, between = 0, after = 0] = weights.map((weight) => weight[what]);
    const figures = `${what}: ${before}, ${between}, ${after}`;
    // What is left behind is left every time; what the page makes once, late, it makes in one half.
    expect(Math.min(between / before, after / between), figures).toBeLessThanOrEqual(1.05);
    expect(after / before, figures).toBeLessThanOrEqual(1.25);
  }
  expect(complaints).toEqual([]);
});

interface Weight {
  heap: number;
  nodes: number;
  listeners: number;
}

/** What the page holds once everything that nobody needs has been thrown away. */
async function weigh(session: CDPSession): Promise<Weight> {
  const heap = await heapOf(session);
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap, nodes: read('Nodes'), listeners: read('JSEventListeners') };
}

/** As much of a heap snapshot as is read here. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
}

/**
 * The bytes of everything that scripts hold. What the engine compiles of them on the way, and what the
 * browser keeps for itself, grows for a long time and is nobody's leak.
 */
async function heapOf(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  // Twice, and once more by the snapshot: what one leaves to finalizers, the next collects.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot');
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes }: Snapshot = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const size = fields.indexOf('self_size');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at] ?? 0] ?? '';
    if (!['code', 'native', 'hidden'].includes(type)) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}

/**
 * Uses the page from inside it: each step waits for what it leads to, and no longer. The walk's last
 * page is the one that it ends on.
 */
async function live(page: Page, times: typeof halfAQuarter): Promise<void> {
  await page.evaluate(
    async ([walk, openers, { walks, dialogs, languages }]) => {
      const found = async (selector: string) => {
        await until(() => document.querySelector(selector));
        return document.querySelector<HTMLElement>(selector);
      };
      const gone = (selector: string) => until(() => !document.querySelector(selector));
      const heading = () => document.querySelector('main h1')?.textContent ?? '';
      /** No finger is faster than the screen. */
      async function shown() {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
      async function until(isSo: () => unknown) {
        for (const end = performance.now() + 20_000; !isSo(); ) {
          if (performance.now() > end) throw new Error(`On ${location.href} never: ${isSo}`);
          await new Promise((resolve) => setTimeout(resolve));
        }
      }
      async function follow({ link, shows }: { link: string; shows: string }) {
        const before = heading();
        (await found(link))?.click();
        await until(() => heading() !== '' && heading() !== before);
        await found(shows);
      }

      for (let time = 0; time < walks; time += 1) {
        for (const step of walk) await follow(step);
      }

      for (let step = 0; step < dialogs; step += 1) {
        (await found(openers[step % openers.length] ?? ''))?.click();
        const dialog = await found('[role="dialog"]');
        await shown();
        dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        await gone('[role="dialog"]');
        await shown();
      }

      for (let step = 0; step < languages; step += 1) {
        const before = document.documentElement.lang;
        (await found('header fieldset button[aria-pressed="false"]'))?.click();
        await until(() => document.documentElement.lang !== before);
      }
    },
    [walk, openers, times] as const,
  );
}
