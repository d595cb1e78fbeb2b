import { remoteNames } from 'shared/contract';
import { freePorts } from '../../../tools/site/freePorts.ts';
import { type ServedSite, serveSite } from '../../../tools/site/serveSite.ts';
import type { BackendReady } from '../../../tools/site/site.ts';
import { backendVariable } from '../../globalSetup.ts';
import { type CountingProxy, startProxy } from '../../proxy.ts';
import { test as base, expect } from '../fixtures.ts';
import { addJournal, journalKey } from './journal.ts';

interface TestFixtures {
  /** What this journey makes the page report. */
  expectedReports: RegExp[];
  /** Fails the journey for what the page reports, unless it is expected. */
  noReports: undefined;
}

interface WorkerFixtures {
  /** In front of the backend, which the workers share. */
  backendProxy: CountingProxy;
  site: ServedSite;
  /** The page has none while no server answers. */
  network: { stop: () => Promise<void>; start: () => Promise<void> };
}

/** For journeys in every engine (tag `@engines`), on rendered pages: they use nothing that drivers/webkit.ts lacks. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  backendProxy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const [port = 0] = await freePorts(1);
      const proxy = await startProxy(port, sharedBackend().url);
      await use(proxy);
      await proxy.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ backendProxy, rendererPort }, use) => {
      const renderer = `http://127.0.0.1:${rendererPort}`;
      const site = await serveSite({ ...sharedBackend(), url: backendProxy.url }, { renderer });
      addJournal(`${site.folder}/shell`);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  network: [
    async ({ backendProxy, renderer, site }, use) => {
      const servers = ['shell', ...remoteNames] as const;
      await use({
        stop: async () => {
          await Promise.all([backendProxy.stop(), ...servers.map(site.stopServer)]);
        },
        start: async () => {
          await Promise.all([backendProxy.start(), ...servers.map(site.startServer)]);
          // The renderer remembers for a while what did not answer.
          await renderer.untilComplete();
        },
      });
    },
    { scope: 'worker' },
  ],
  serviceWorkers: 'allow',
  expectedReports: [[], { option: true }],
  noReports: [
    async ({ page, expectedReports }, use) => {
      await use(undefined);
      // A test without a page has no storage to read.
      if (page.url() === 'about:blank') return;
      const reports = await page.evaluate(
        (key): string[] => JSON.parse(sessionStorage.getItem(key) ?? '[]'),
        journalKey,
      );
      const unexpected = reports.filter((text) => !expectedReports.some((one) => one.test(text)));
      expect(unexpected, 'what the page reported').toEqual([]);
    },
    { auto: true },
  ],
});

const sharedBackend = (): BackendReady => JSON.parse(process.env[backendVariable] ?? '{}');

export { expect };

/** What a section renders. */
export const section = (name: string) => `[data-mf="${name}"]`;
