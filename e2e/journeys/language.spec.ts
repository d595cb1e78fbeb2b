import { flatTexts, namespaces } from '../allTexts.ts';
import { expect, test } from './fixtures.ts';

/** The keys of all texts that could not be words of a sentence. */
const keys = namespaces.flatMap(({ it }) =>
  [...flatTexts(it).keys()].filter((key) => key.includes('.')),
);

test('the first visit is Italian whatever the browser says', async ({ browser, site }) => {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/guide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await context.close();
});

test('switching changes shell and section at once, and is remembered', async ({ page, visit }) => {
  await visit('/guide');
  await expect(page.getByText('Esplora').first()).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  await expect(page.getByText('Explore').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/^Guides/);

  await page.reload();
  await expect(page.getByText('Explore').first()).toBeVisible();

  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.getByText('Esplora').first()).toBeVisible();
});

test('no page shows a text key in either language', async ({ page, visit }) => {
  for (const path of [
    '/',
    '/chi-siamo',
    '/rappresentanti',
    '/dispense',
    '/dispense/clmg',
    '/guide',
  ]) {
    await visit(path);
    for (const name of ['English', 'Italiano']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', name === 'English' ? 'en' : 'it');
      const shown = await page.evaluate(() => document.body.textContent);
      expect(keys.filter((key) => shown.includes(key))).toEqual([]);
    }
  }
});

test('the browser’s storage may refuse', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Storage.prototype.getItem = refuse;
    Storage.prototype.setItem = refuse;
    Storage.prototype.removeItem = refuse;
  });
  await visit('/guide');
  await expect(page.getByText('Esplora').first()).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('Explore').first()).toBeVisible();
});
