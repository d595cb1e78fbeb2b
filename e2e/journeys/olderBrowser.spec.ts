/** A browser older than those that the scripts are compiled for gets pages to read. */
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
  });
});

test('a rendered page shows its rows and links, and nothing to press', async ({ page }) => {
  await page.goto('/guide?lang=en');
  await expect(page.getByText('Your browser is too old')).toBeVisible();
  await page.locator('[data-mf="guides"] ul a').first().click();
  await expect(page).toHaveURL(/\/guide\/[^?]+/);
  await expect(page.locator('[data-mf="guides"] h2 a').first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-interactive');
  await expect(page.locator('button:visible')).toHaveCount(0);
});

test('a frame shows links to the pages instead of skeletons', async ({ page, renderer }) => {
  await renderer.stop();
  try {
    await page.goto('/guide');
    await expect(page.getByText('Il tuo browser è troppo vecchio')).toBeVisible();
    await page.locator('summary').first().click();
    await page.locator('header nav').getByRole('link', { name: 'Dispense' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dispense');
    await expect(page.locator('main [role="status"]:visible')).toHaveCount(0);
  } finally {
    await renderer.start();
  }
});
