import type { Page } from '@playwright/test';
import { root } from '../../tools/paths.ts';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { startBackend } from '../../tools/site/site.ts';
import { test as base, onConsoleError } from './fixtures.ts';

export { expect } from './fixtures.ts';

interface NoErrors {
  /** Fails the journey on any uncaught error, reported failure, error toast or failed read. */
  noErrors: undefined;
}

/** The site with the irregular data of `supabase/tests/otherInstallation`. */
export const test = base.extend<NoErrors, { site: ServedSite }>({
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
    // Starting a backend takes long on a busy machine.
    { scope: 'worker', timeout: 180_000 },
  ],
  noErrors: [
    async ({ page }, use) => {
      const errors = await collectErrors(page);
      await use(undefined);
      base.expect(errors, 'errors behind the page').toEqual([]);
    },
    { auto: true },
  ],
});

async function collectErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  await page.addInitScript(logErrorToasts);
  page.on('pageerror', (error) => errors.push(String(error)));
  onConsoleError(page, (text) => {
    // `reportError` and `logErrorToasts` begin a line with its source.
    if (text.startsWith('[')) errors.push(text);
  });
  page.on('response', (response) => {
    // This installation has no such functions: the search works by name only, and sizes are not known.
    if (/\/rpc\/(search_handout(s|_texts)\b|file_sizes)/.test(response.url())) return;
    // It has no English names; its English pages then show the Italian ones.
    if (/select=(subject%2C|id%2C|subject,|id,)(subject|name)_en&/.test(response.url())) return;
    if (response.status() >= 400 && response.url().includes('/rest/v1/'))
      errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}

/** Runs in the page: toasts disappear after seconds, lines in the console stay. */
function logErrorToasts(): void {
  const logged = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[data-type="destructive"]')) {
      if (logged.has(toast)) continue;
      logged.add(toast);
      console.error(`[toast] ${toast.textContent}`);
    }
  }).observe(document, { childList: true, subtree: true });
}
