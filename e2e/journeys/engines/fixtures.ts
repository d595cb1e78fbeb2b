import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, firefox, webkit } from '@playwright/test';
import { backendVariable } from '../globalSetup.ts';
import { startFirefox } from './browsers/firefox.ts';
import { startPlaywrightBuild } from './browsers/playwrightBuild.ts';
import type { ColorScheme, Engine, EngineOptions } from './browsers/tab.ts';
import { startWebKit } from './browsers/webkit.ts';
import { journalKey } from './journal.ts';
import { Page } from './page.ts';
import { type RenderedSite, serveRenderedSite } from './renderedSite.ts';

export type EngineName = 'firefox' | 'webkit';

interface WorkerFixtures {
  engineName: EngineName;
  scheme: ColorScheme;
  site: RenderedSite;
  engine: Engine;
  downloads: string;
}

interface TestFixtures {
  /** A tab without anything stored. The journey fails for what the page reports, unless it is expected. */
  tab: Page;
  /** What this journey makes the page report. */
  expectedReports: RegExp[];
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  scheme: ['light', { scope: 'worker', option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const site = await serveRenderedSite(JSON.parse(process.env[backendVariable] ?? '{}'));
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  downloads: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const folder = join(mkdtempSync(join(tmpdir(), 'engine-')), 'downloads');
      mkdirSync(folder);
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName, scheme, downloads }, use) => {
      const engine = await startEngine(engineName, { colorScheme: scheme, downloads });
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  expectedReports: [[], { option: true }],
  tab: async ({ engine, site, expectedReports }, use) => {
    const page = new Page(engine.tab, site.url);
    await engine.tab.goto(`${site.url}/robots.txt`);
    await page.evaluate(clearStorage, null);
    await use(page);
    const reports = await page.evaluate(
      (key): string[] => JSON.parse(sessionStorage.getItem(key) ?? '[]'),
      journalKey,
    );
    const unexpected = reports.filter((text) => !expectedReports.some((one) => one.test(text)));
    expect(unexpected, 'what the page reported').toEqual([]);
  },
});

export { expect };

/** The engine that `npm test engines` found: the system's, else Playwright's. */
function startEngine(name: EngineName, options: EngineOptions): Promise<Engine> {
  const { FIREFOX, WEBKIT_DRIVER } = process.env;
  if (name === 'firefox') {
    return FIREFOX ? startFirefox(FIREFOX, options) : startPlaywrightBuild(firefox, options);
  }
  return WEBKIT_DRIVER
    ? startWebKit(WEBKIT_DRIVER, options)
    : startPlaywrightBuild(webkit, options);
}

async function clearStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
}
