/** What a browser does by itself when a page is loaded, for pages that are only drawn. */
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a new page has the focus on its heading, and its title is announced', async ({
  page,
  visit,
}) => {
  await visit('/guide');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Rappresentanti' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Rappresentanti' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Rappresentanti · Linea' })).toHaveCount(
    1,
  );

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeFocused();
});

test('a loaded page leaves the focus where the browser put it', async ({ page, visit }) => {
  await visit('/guide');
  await expect(page.locator('[data-mf="guides"]').first()).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
});

test('the way back ends where the visitor was', async ({ page, visit }) => {
  await visit('/chi-siamo');
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  await page.getByRole('banner').getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL(/\/guide$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
});

test('a page that takes its time says so with a line, a quick one does not', async ({
  page,
  site,
  visit,
}) => {
  await visit('/chi-siamo');
  const line = page.locator('.animate-loading');
  const answer = await hold(page, `${site.origins.get('guides')}/**`);
  await page.getByRole('banner').getByRole('link', { name: 'Guide' }).click();
  await expect(line).toBeAttached();
  answer();
  await expect(page.locator('[data-mf="guides"]').first()).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('a link that is hovered has its section fetched before the click', async ({
  page,
  site,
  visit,
}) => {
  await visit('/chi-siamo');
  const entry = page.waitForResponse(`${site.origins.get('representatives')}/**/remoteEntry.js`);
  await page.getByRole('banner').getByRole('link', { name: 'Rappresentanti' }).hover();
  expect((await entry).status()).toBe(200);
});

test('the way back to an anchor ends where the visitor was, not at the anchor', async ({
  page,
  visit,
}) => {
  await visit('/');
  await page.getByRole('link', { name: 'Prima fermata: dispense' }).click();
  await expect(page).toHaveURL('/#dispensen');
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 1200);
  await expect(page.locator('#calcolatori')).toBeInViewport();
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole('banner').getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL('/guide');
  await page.goBack();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(120);
});

test('a page that is loaded begins at its top, whatever page was left where before', async ({
  page,
  visit,
}) => {
  await visit('/chi-siamo');
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  await visit('/rappresentanti');
  await expect(page.getByText('Consiglio nazionale').first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
