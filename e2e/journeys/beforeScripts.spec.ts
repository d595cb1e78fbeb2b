/** On a slow phone the page's HTML is there seconds before its scripts, and is used meanwhile. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { lookOfBar } from './lookOfBar.ts';

/** Taps, again if need be: the script that keeps taps may still be on its way. */
async function tapUntilKept(button: Locator): Promise<void> {
  await expect(async () => {
    await button.click();
    await expect(button).toHaveAttribute('data-waiting', '', { timeout: 250 });
  }).toPass();
}

test('a button that is tapped before the page answers is pressed once it does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, '**/static/js/index.*.js');
  await page.goto('/guide', { waitUntil: 'commit' });
  const search = page.getByRole('button', { name: 'Cerca nel sito' });
  const menu = page.getByRole('button', { name: 'Apri il menu' });
  await tapUntilKept(search);
  // Who changes their mind, or taps twice because nothing moves, wants one thing in the end.
  await tapUntilKept(menu);
  await menu.click();
  await expect(search).not.toHaveAttribute('data-waiting');
  release();
  await expect(page.locator('#menu')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Chiudi il menu' }).click();
  await expect(page.locator('#menu')).toBeHidden();
});

test('the bar has its ground where a reload leaves the visitor further down', async ({
  page,
  visit,
}) => {
  const readable = { isTransparent: false, hasBorder: true };
  await visit('/guide');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => lookOfBar(page)).toMatchObject(readable);
  const release = await hold(page, '**/static/js/index.*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', '');
  await expect.poll(() => lookOfBar(page)).toMatchObject(readable);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-interactive', '');
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
  await expect.poll(() => lookOfBar(page)).toMatchObject(readable);
});
