import { test as base, expect, type Page } from '@playwright/test';
import type { Language } from 'shared/contract';
import { backendVariable } from '../globalSetup.ts';
import { type ServedSite, serveSite } from '../site.ts';

interface Visitor {
  /** Opens a page of the site in a language and waits for its heading. */
  visit: (path: string, language?: Language) => Promise<void>;
}

interface PageFixtures extends Visitor {
  /** Fails the journey on any breach of the page's policy, and on any request to a third party. */
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
      expect(breaches, 'breaches of the policy, and requests to third parties').toEqual([]);
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
    });
  },
});

function watchForBreaches(page: Page, site: ServedSite): string[] {
  const own = [...site.origins.values(), site.backend.url];
  const breaches: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) breaches.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !own.includes(origin)) breaches.push(request.url());
  });
  return breaches;
}

export { expect };
