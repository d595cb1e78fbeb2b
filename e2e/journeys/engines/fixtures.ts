import { backendVariable } from '../../globalSetup.ts';
import { test as base, expect } from '../fixtures.ts';
import { journalKey } from './journal.ts';
import { type RenderedSite, serveRenderedSite } from './renderedSite.ts';

interface TestFixtures {
  /** What this journey makes the page report. */
  expectedReports: RegExp[];
  /** Fails the journey for what the page reports, unless it is expected. */
  noReports: undefined;
}

/** For journeys in every engine (tag `@engines`), on rendered pages: they use nothing that drivers/webkit.ts lacks. */
export const test = base.extend<TestFixtures, { site: RenderedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const site = await serveRenderedSite(JSON.parse(process.env[backendVariable] ?? '{}'));
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  serviceWorkers: 'allow',
  expectedReports: [[], { option: true }],
  noReports: [
    async ({ page, expectedReports }, use) => {
      await use(undefined);
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

export { expect };

/** What a section renders. */
export const section = (name: string) => `[data-mf="${name}"]`;
