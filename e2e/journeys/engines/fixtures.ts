import { expect } from '../fixtures.ts';
import { test as base } from '../renderedSite.ts';
import { journalKey } from './journal.ts';

interface TestFixtures {
  /** What this journey makes the page report. */
  expectedReports: RegExp[];
  /** Fails the journey for what the page reports, unless it is expected. */
  noReports: undefined;
}

/** For journeys in every engine (tag `@engines`), on rendered pages: they use nothing that drivers/webkit.ts lacks. */
export const test = base.extend<TestFixtures>({
  hasJournal: true,
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
