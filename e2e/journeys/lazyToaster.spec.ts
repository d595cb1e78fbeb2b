/** The toaster loads last; toasts that were sent before are not lost. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const chunks = '**/static/js/async/**';

/** Aborts the requests for lazy code from now on, and collects them. */
async function refuseChunks(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.route(chunks, (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  return refused;
}

test('shows an earlier toast once the toaster has loaded', async ({ page, visit }) => {
  const refused = await refuseChunks(page);
  await visit('/chi-siamo');
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  const withToaster = refused.length;
  await page.keyboard.press('ControlOrMeta+k');
  await expect.poll(() => refused.length).toBeGreaterThan(withToaster);
  await page.unroute(chunks);
  // Loading is retried every ten seconds.
  await expect(page.getByText(/^La ricerca non si è caricata/).first()).toBeVisible({
    timeout: 20_000,
  });
});

test('loads the toaster as soon as the device is online again', async ({ page, visit }) => {
  const refused = await refuseChunks(page);
  await visit('/chi-siamo');
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  await page.unroute(chunks);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  // Sooner than the next retry.
  await expect(page.getByRole('region', { name: 'Notifiche' })).toBeAttached({ timeout: 5000 });
});
