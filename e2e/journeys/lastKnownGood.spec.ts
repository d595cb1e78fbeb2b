import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { freePorts } from '../../tools/site/freePorts.ts';
import { serve } from '../../tools/site/serve.ts';
import type { ServedSite } from '../../tools/site/serveSite.ts';
import { startRenderer } from '../../tools/site/site.ts';
import { buildVariant } from '../buildVariant.ts';
import { startPage } from './fixtures.ts';
import { guides, liveGuides, publishGuides, test } from './ownSite.ts';

test.setTimeout(180_000);

const showsFirst = (page: Page) =>
  expect(guides(page).getByText('Esplora', { exact: true }).first()).toBeVisible();

/** Brings a view that suspends past its deadline, once its code is there. */
async function passDeadline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(10_000);
}

function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  return reports;
}

test('a view that never stops suspending gives way to the version before it', async ({
  page,
  ownSite,
  deployment,
}) => {
  const first = liveGuides(ownSite)?.version;
  const suspending = buildVariant('guides', {
    edits: {
      // On a server it renders, so that a browser has HTML to hydrate.
      'src/categories/CategoriesPage.tsx': (source) =>
        source.replace(
          'return (',
          "if (typeof window !== 'undefined') throw new Promise(() => {});\nreturn (",
        ),
      'src/category/CategoryPage.tsx': (source) =>
        source.replace(
          '{error ?',
          "{void setTimeout(() => { throw new Error('too late for a boundary'); })}{error ?",
        ),
    },
  });
  try {
    await publishGuides(deployment, suspending, 'v2');
  } finally {
    rmSync(resolve(suspending, '../..'), { recursive: true });
  }
  const reports = reportsOf(page);
  const replaced = `categories did not render in time (version v2); ${first} takes its place`;

  await test.step('an error in a timer is reported with the section that threw it', async () => {
    await page.goto(`${ownSite.url}/guide/tesi`);
    await expect
      .poll(() => reports.join('\n'))
      .toContain('[guides] An error was not caught (version v2)');
  });

  // Not before: errors in its timers are caught.
  await page.clock.install();
  await test.step('where the browser renders it', async () => {
    reports.splice(0);
    await page.goto(`${ownSite.url}/guide`);
    await expect(page.getByText('Caricamento in corso').first()).toBeAttached();
    await passDeadline(page);
    await showsFirst(page);
    expect(reports.join('\n')).toContain(replaced);
  });

  await test.step('where the browser hydrates it', async () => {
    reports.splice(0);
    const stop = await serveWithRenderer(ownSite);
    try {
      // A renderer that has just started may answer later than its server waits.
      await expect(async () => {
        await page.goto(`${ownSite.url}/guide`);
        expect(await page.locator('#page-state').count()).toBe(1);
      }).toPass();
      await startPage(page);
      await passDeadline(page);
      await expect.poll(() => reports.join('\n')).toContain(replaced);
      await showsFirst(page);
    } finally {
      await stop();
    }
  });
});

/** Serves a site's pages with their content; resolves with a function that stops it. */
async function serveWithRenderer(site: ServedSite): Promise<() => Promise<void>> {
  const [port = 0] = await freePorts(1);
  const folder = `${site.folder}/shell`;
  const renderer = await startRenderer({ folder, port });
  await site.stopServer('shell');
  const front = await serve({
    folder,
    port: Number(new URL(site.url).port),
    config: site.config,
    renderer: `http://127.0.0.1:${port}`,
  });
  return async () => {
    front.closeAllConnections();
    await new Promise((resolveClose) => front.close(resolveClose));
    await renderer.stop();
  };
}
