/** The place for toasts comes after everything else, and nothing that was said before is lost. */
import { expect, test } from './fixtures.ts';

test('what is said while its place cannot come is shown once it can', async ({ page, visit }) => {
  const chunks = '**/static/js/async/**';
  const refused: string[] = [];
  await page.route(chunks, (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  await visit('/chi-siamo');
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  const byItself = refused.length;
  await page.keyboard.press('ControlOrMeta+k');
  await expect.poll(() => refused.length).toBeGreaterThan(byItself);
  await page.unroute(chunks);
  // It is asked for again every ten seconds.
  await expect(page.getByText(/^La ricerca non si è caricata/).first()).toBeVisible({
    timeout: 20_000,
  });
});

test('its place comes as soon as the network is back', async ({ page, visit }) => {
  const chunks = '**/static/js/async/**';
  const refused: string[] = [];
  await page.route(chunks, (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  await visit('/chi-siamo');
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  await page.unroute(chunks);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  // Long before it would be asked for again by itself.
  await expect(page.getByRole('region', { name: 'Notifiche' })).toBeAttached({ timeout: 5000 });
});
