import { test as base, expect, type Page, type Worker } from '@playwright/test';
import type { Language } from 'shared/contract';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { backendVariable } from '../globalSetup.ts';

interface Visitor {
  /** Opens a page of the site in a language and waits until it answers. */
  visit: (path: string, language?: Language) => Promise<void>;
}

interface PageFixtures extends Visitor {
  /**
   * Fails the journey on any breach of the page's policy, also by a worker, on any request to a third
   * party, and on anything that was thrown or rejected and that nobody caught.
   */
  watch: undefined;
}

/**
 * Every journey runs on a published site of its own worker: the production build of all seven
 * artefacts, on seven origins, reading one real backend.
 */
export const test = base.extend<PageFixtures, { site: ServedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const site = await serveSite(JSON.parse(process.env[backendVariable] ?? '{}'));
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  watch: [
    async ({ page, site }, use) => {
      const breaches = watchForBreaches(page, site);
      await use(undefined);
      // A response that a route still fetches when the page closes fails the worker's next test.
      await Promise.all(
        [page, page.context()].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })),
      );
      expect(
        breaches,
        'breaches of the policy, requests to third parties, and what nobody caught',
      ).toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ page }, use) => {
    await use(async (path, language = 'it') => {
      if (language === 'en') {
        await page.addInitScript(() => localStorage.setItem('language', 'en'));
      }
      await page.goto(path);
      // Not by its role: a dialog that the address opens hides the page behind it from readers.
      await expect(page.locator('h1').first()).toBeVisible();
      // The heading is in the HTML; a key that is pressed before the code is there is nobody's.
      await expect(page.locator('html')).toHaveAttribute('data-interactive');
    });
  },
});

function watchForBreaches(page: Page, site: ServedSite): string[] {
  const own = [...site.origins.values(), site.backend.url];
  const breaches: string[] = [];
  const listen = (speaker: Page | Worker) =>
    speaker.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) breaches.push(message.text());
    });
  const listenToWorker = (worker: Worker) => {
    listen(worker);
    // It may have done its work and be gone.
    worker.evaluate(sayBreaches).catch(() => {});
  };
  listen(page);
  page.on('worker', listenToWorker);
  page.context().on('serviceworker', listenToWorker);
  page.on('pageerror', (error) => {
    // Unhandled rejections too.
    breaches.push(`uncaught: ${error.stack || error}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !own.includes(origin)) breaches.push(request.url());
  });
  return breaches;
}

/** What a page's console says by itself, a worker has to be told to say. */
function sayBreaches(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`Content Security Policy: ${effectiveDirective} refused ${blockedURI}`),
  );
}

export { expect };
