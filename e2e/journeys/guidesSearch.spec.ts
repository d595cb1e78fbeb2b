/** The search in all guides. */
import type { Page } from '@playwright/test';
import { guideCategories } from '../../mf-guides/src/guideCategories.ts';
import { failReads } from './backendMocks.ts';
import { addressIn, expect, test } from './fixtures.ts';

const section = (page: Page) => page.locator('main [data-mf="guides"]');
const field = (page: Page) => section(page).getByRole('searchbox');
const tiles = (page: Page) => section(page).locator('li');

/** Types a search and waits until the page has taken it. */
async function search(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text);
}
// What is found: mf-guides/src/guide.test.ts.
test('marks what it finds, and clearing it restores the categories', async ({ page, visit }) => {
  await visit('/guide', 'en');
  await field(page).fill('SÍGNATURES statute');
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page).locator('mark')).toHaveText(['Statute', 'signatures']);
  await expect(section(page).getByRole('status')).toHaveText(/^1 /);
  await search(page, '<b>');
  await expect(page.getByText('No guide for “<b>”')).toBeVisible();
  await field(page).press('Escape');
  await expect(field(page)).toBeFocused();
  await expect(tiles(page)).toHaveCount(guideCategories.length);
  await expect(page).toHaveURL(addressIn('en', '/guide'));
});

test('survives reload, language switch and Back', async ({ page, visit }) => {
  await visit('/guide', 'en');
  const before = await page.evaluate(() => history.length);
  await field(page).pressSequentially('isee', { delay: 40 });
  await expect(page).toHaveURL(/\/guide\?(.*&)?q=isee$/);
  await expect(tiles(page)).not.toHaveCount(guideCategories.length);
  expect(await page.evaluate(() => history.length)).toBe(before);

  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(field(page)).toHaveValue('isee');
  await expect(page).toHaveURL(/\?q=isee$/);

  await page.reload();
  await expect(field(page)).toHaveValue('isee');
  // English either way: this journey visits each page so.
  await expect(tiles(page).filter({ hasText: 'Fees and ISEE' })).toBeVisible();

  await page.goto('/chi-siamo');
  await page.goBack();
  await expect(field(page)).toHaveValue('isee');
});

// @spec errors.6 errors.10
test('a failed search shows a message, whose toast closes on navigation', async ({
  page,
  visit,
}) => {
  await failReads(page, 'guides');
  await visit('/guide?q=tesi', 'en');
  const message = 'The guides could not be loaded';
  const toast = page.locator('[role="alertdialog"][data-type="destructive"]');
  // After three attempts with backoff.
  await expect(toast).toHaveText(`Error${message}`, { timeout: 30_000 });
  await expect(section(page).getByRole('alert')).toContainText(message);
  await page.getByRole('button', { name: 'Open the menu' }).press('Enter');
  await page.locator('#menu').getByRole('link', { name: 'About us' }).press('Enter');
  await expect(page).toHaveURL(addressIn('en', '/chi-siamo'));
  // Sooner than its seven seconds.
  await expect(toast).toHaveCount(0, { timeout: 4000 });
});
