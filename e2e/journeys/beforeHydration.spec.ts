/** On a slow phone the prerendered HTML is visible seconds before its scripts run. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
import { navbarStyle } from './navbarStyle.ts';

/** Repeats the tap until the script that captures clicks has loaded. */
async function tapUntilCaptured(button: Locator): Promise<void> {
  await expect(async () => {
    await button.click();
    await expect(button).toHaveAttribute('data-waiting', '', { timeout: 250 });
  }).toPass();
}

test('replays the last tap before hydration once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdRequests(page, '**/static/js/index.*.js');
  await page.goto('/guide', { waitUntil: 'commit' });
  const search = page.getByRole('button', { name: 'Cerca nel sito' });
  const menu = page.getByRole('button', { name: 'Apri il menu' });
  await tapUntilCaptured(search);
  // Only the last choice is replayed, even if it was tapped twice.
  await tapUntilCaptured(menu);
  await menu.click();
  await expect(search).not.toHaveAttribute('data-waiting');
  release();
  await expect(page.locator('#menu')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Chiudi il menu' }).click();
  await expect(page.locator('#menu')).toBeHidden();
});

test('shows the navbar’s background after a reload further down the page', async ({
  page,
  visit,
}) => {
  const readable = { isTransparent: false, hasBorder: true };
  await visit('/guide');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => navbarStyle(page)).toMatchObject(readable);
  const release = await holdRequests(page, '**/static/js/index.*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', '');
  await expect.poll(() => navbarStyle(page)).toMatchObject(readable);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-interactive', '');
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
  await expect.poll(() => navbarStyle(page)).toMatchObject(readable);
});
