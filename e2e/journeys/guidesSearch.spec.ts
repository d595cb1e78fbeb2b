/** The search in all guides. */
import type { Page } from '@playwright/test';
import { guideCategories } from '../../mf-guides/src/guideCategories.ts';
import { addressIn, expect, test } from './fixtures.ts';
import { languagesToTest, translateIn } from './testScope.ts';

const section = (page: Page) => page.locator('main [data-mf="guides"]');
const field = (page: Page) => section(page).getByRole('searchbox');
const tiles = (page: Page) => section(page).locator('li');

/** Types a search and waits until the page has taken it. */
async function search(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text);
}

for (const language of languagesToTest('en')) {
  const t = translateIn(language);

  test.describe(`searching guides in ${language}`, () => {
    // What is found: mf-guides/src/guide.test.ts.
    test('marks what it finds, and clearing it restores the categories', async ({
      page,
      visit,
    }) => {
      await visit('/guide', language);
      await field(page).fill(t("COS'E", 'SÍGNATURES statute'));
      await expect(tiles(page)).toHaveCount(1);
      await expect(tiles(page).locator('mark')).toHaveText(
        t("cos'è", 'Statute signatures').split(' '),
      );
      await expect(section(page).getByRole('status')).toHaveText(/^1 /);
      await search(page, '<b>');
      const nothing = t('Nessuna guida per «<b>»', 'No guide for “<b>”');
      await expect(page.getByText(nothing)).toBeVisible();
      await field(page).press('Escape');
      await expect(field(page)).toBeFocused();
      await expect(tiles(page)).toHaveCount(guideCategories.length);
      await expect(page).toHaveURL(addressIn(language, '/guide'));
    });

    test('survives reload, language switch and Back', async ({ page, visit }) => {
      await visit('/guide', language);
      const before = await page.evaluate(() => history.length);
      await field(page).pressSequentially('isee', { delay: 40 });
      await expect(page).toHaveURL(/\/guide\?(.*&)?q=isee$/);
      await expect(tiles(page)).not.toHaveCount(guideCategories.length);
      expect(await page.evaluate(() => history.length)).toBe(before);

      await page.getByRole('button', { name: t('English', 'Italiano') }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', t('en', 'it'));
      await expect(field(page)).toHaveValue('isee');
      await expect(page).toHaveURL(/\?q=isee$/);

      await page.reload();
      await expect(field(page)).toHaveValue('isee');
      // English either way: the journey in English visits each page so.
      await expect(tiles(page).filter({ hasText: 'Fees and ISEE' })).toBeVisible();

      await page.goto('/chi-siamo');
      await page.goBack();
      await expect(field(page)).toHaveValue('isee');
    });
  });
}
