import type { Page } from '@playwright/test';
import type { Language } from 'shared/contract';
import { root } from '../../../tools/paths.ts';
import { type ServedSite, serveSite } from '../../../tools/site/serveSite.ts';
import { startBackend } from '../../../tools/site/site.ts';
import { test as base } from '../fixtures.ts';
import { onConsoleError } from '../onConsoleError.ts';

export { expect } from '../fixtures.ts';

/** Chooses between what a page says in Italian and in English. */
export const sayIn =
  (language: Language) =>
  (italian: string, english: string): string =>
    language === 'it' ? italian : english;

interface Calm {
  /** Fails the journey on any uncaught error, reported failure, error toast or refused read. */
  calm: undefined;
}

/** The same site, reading an installation that grew by hand: `supabase/tests/otherInstallation`. */
export const test = base.extend<Calm, { site: ServedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const installation = `${root}supabase/tests/otherInstallation`;
      const backend = await startBackend(0, { installation });
      const site = await serveSite(backend.ready);
      await use(site);
      await site.stop();
      await backend.stop();
    },
    // Started by the worker that needs it, also on a machine that is busy with something else.
    { scope: 'worker', timeout: 180_000 },
  ],
  calm: [
    async ({ page }, use) => {
      const troubles = await watchForTroubles(page);
      await use(undefined);
      base.expect(troubles, 'what went wrong behind the page').toEqual([]);
    },
    { auto: true },
  ],
});

async function watchForTroubles(page: Page): Promise<string[]> {
  const troubles: string[] = [];
  await page.addInitScript(logErrorToasts);
  page.on('pageerror', (error) => troubles.push(String(error)));
  onConsoleError(page, (text) => {
    // A line of `reportError` or of a toast begins with its source.
    if (text.startsWith('[')) troubles.push(text);
  });
  page.on('response', (response) => {
    // A function of our migrations, which this installation never ran: the search then has names only.
    if (response.url().includes('/rpc/search_handout_texts')) return;
    if (response.status() >= 400 && response.url().includes('/rest/v1/'))
      troubles.push(`${response.status()} ${response.url()}`);
  });
  return troubles;
}

/** Runs in the page: a toast is gone after seconds, its line in the console stays. */
function logErrorToasts(): void {
  const told = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[data-type="destructive"]')) {
      if (told.has(toast)) continue;
      told.add(toast);
      console.error(`[toast] ${toast.textContent}`);
    }
  }).observe(document, { childList: true, subtree: true });
}
