/** The search in all guides. */
import type { Page } from '@playwright/test';
import { backendRows } from './backendRows.ts';
import { addressIn, expect, test } from './fixtures.ts';
import { languagesToTest, translateIn } from './testScope.ts';

const section = (page: Page) => page.locator('main [data-mf="guides"]');
const field = (page: Page) => section(page).getByRole('searchbox');
const tiles = (page: Page) => section(page).locator('li');

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

    test('says that nothing was found; clearing restores the categories', async ({
      page,
      visit,
    }) => {
      await visit('/guide', language);
      await field(page).fill('xyzzy');
      await expect(
        page.getByText(t('Nessuna guida per «xyzzy»', 'No guide for “xyzzy”')),
      ).toBeVisible();
      await field(page).press('Escape');
      await expect(field(page)).toBeFocused();
      await expect(tiles(page)).toHaveCount(14);
      await expect(page).toHaveURL(addressIn(language, '/guide'));
    });

    test('survives reload, language switch and Back', async ({ page, visit }) => {
      await visit('/guide', language);
      const before = await page.evaluate(() => history.length);
      await field(page).pressSequentially('isee', { delay: 40 });
      await expect(page).toHaveURL(/\/guide\?(.*&)?q=isee$/);
      await expect(tiles(page)).not.toHaveCount(14);
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

test('finds the words of a linked search in any order and case', async ({ page, visit }) => {
  await visit('/guide?q=ISEE%20tasse');
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page)).toContainText('Tasse e ISEE');
  await expect(tiles(page).locator('mark')).toHaveText(['Tasse', 'ISEE']);
});

test('finds by stop words and other word forms', async ({ page, visit }) => {
  for (const [typed, title] of [
    ['la borsa', 'Borse e prestiti'],
    ['borse di studio', 'Borse e prestiti'],
    ['tassa', 'Tasse e ISEE'],
  ] as const) {
    await visit(`/guide?q=${encodeURIComponent(typed)}`);
    await expect(tiles(page).filter({ hasText: title }), typed).toBeVisible();
  }
});

for (const { language, names } of [
  { language: 'it', names: ['living in milan', 'thesis'] },
  { language: 'en', names: ['milano', 'vivere a milano', 'paperwork', 'scambi'] },
] as const) {
  test(`finds a category by its name in the other language (${language})`, async ({
    page,
    visit,
  }) => {
    for (const typed of names) {
      await visit(`/guide?q=${encodeURIComponent(typed)}`, language);
      await expect(tiles(page).first(), typed).toBeVisible();
      const status = section(page).getByRole('status');
      await expect(status, typed).toHaveText(/guid[ae]s? (trovat|found)/);
    }
  });
}

test('takes special characters literally', async ({ page, visit }) => {
  await visit('/guide');
  for (const typed of ['%', '(', '\\', '<b>', '&q=', '🎓', '.*']) {
    await field(page).fill(typed);
    await expect(page.getByText(`Nessuna guida per «${typed}»`)).toBeVisible();
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(typed);
  }
});

test('finds by the words that students use, in either language', async ({ page, visit }) => {
  for (const typed of ['caparra', 'deposit', 'Renting a room']) {
    await visit(`/guide?q=${encodeURIComponent(typed)}`);
    await expect(tiles(page).filter({ hasText: 'Affittare una stanza' }), typed).toBeVisible();
  }
});
