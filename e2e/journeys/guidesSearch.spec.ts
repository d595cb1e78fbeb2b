/** The search in all guides. */
import type { Page } from '@playwright/test';
import { guideCategories } from '../../mf-guides/src/guideCategories.ts';
import { backendRows } from './backendRows.ts';
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
    test('finds and marks titles, descriptions and categories, ignoring accents', async ({
      page,
      site,
      visit,
    }) => {
      await visit('/guide', language);
      await field(page).fill(t("COS'E", 'SÍGNATURES statute'));
      await expect(tiles(page)).toHaveCount(1);
      await expect(tiles(page)).toContainText(
        t('Partire da freemover', 'Founding a new association'),
      );
      await expect(tiles(page).locator('mark')).toHaveText(
        t("cos'è", 'Statute signatures').split(' '),
      );

      const category = t('Burocrazia', 'Paperwork');
      const expected = await backendRows(
        site,
        'guides',
        'category=eq.burocrazia&is_active=is.true',
      );
      await field(page).fill(category.toUpperCase());
      await expect(tiles(page)).toHaveCount(expected.length);
      await expect(tiles(page).locator('mark')).toHaveText(expected.map(() => category));
      await expect(section(page).getByRole('status')).toHaveText(
        t(`${expected.length} guide trovate`, `${expected.length} guides found`),
      );
    });

    test('takes special characters literally; clearing restores the categories', async ({
      page,
      visit,
    }) => {
      await visit('/guide', language);
      for (const typed of ['%', '(', '\\', '<b>', '&q=', '🎓', '.*', 'xyzzy']) {
        await search(page, typed);
        const nothing = t(`Nessuna guida per «${typed}»`, `No guide for “${typed}”`);
        await expect(page.getByText(nothing)).toBeVisible();
      }
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

test('finds the words that students use, in any order, form and language', async ({
  page,
  visit,
}) => {
  await visit('/guide?q=ISEE%20tasse');
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page)).toContainText('Tasse e ISEE');
  await expect(tiles(page).locator('mark')).toHaveText(['Tasse', 'ISEE']);
  for (const [typed, title] of [
    ['la borsa', 'Borse e prestiti'],
    ['deposit', 'Affittare una stanza'],
    ['paperwork', 'Tasse e ISEE'],
  ] as const) {
    await search(page, typed);
    await expect(tiles(page).filter({ hasText: title }), typed).toBeVisible();
  }
});
