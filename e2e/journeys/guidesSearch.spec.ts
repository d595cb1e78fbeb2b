/** Searching all guides by typing. */
import type { Page } from '@playwright/test';
import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';
import { inTurn } from './inTurn.ts';

const section = (page: Page) => page.locator('main [data-mf="guides"]');
const field = (page: Page) => section(page).getByRole('searchbox');
const tiles = (page: Page) => section(page).locator('li');

for (const language of inTurn('en')) {
  const say = (italian: string, english: string) => (language === 'it' ? italian : english);

  test.describe(`searching guides in ${language}`, () => {
    test('finds words of titles, descriptions and categories, without accents, and marks them', async ({
      page,
      site,
      visit,
    }) => {
      const [row] = await backendRows(site, 'guides', 'description=ilike.*cos%27%C3%A8*');
      await visit('/guide', language);
      await field(page).fill("COS'E");
      await expect(tiles(page)).toHaveCount(1);
      await expect(tiles(page)).toContainText(row?.title ?? '—');
      await expect(tiles(page).locator('mark')).toHaveText("cos'è");

      const place = say('Burocrazia', 'Paperwork');
      const own = await backendRows(site, 'guides', 'category=eq.burocrazia&is_active=is.true');
      await field(page).fill(place.toUpperCase());
      await expect(tiles(page)).toHaveCount(own.length);
      await expect(tiles(page).locator('mark')).toHaveText(own.map(() => place));
      await expect(section(page).getByRole('status')).toHaveText(
        say(`${own.length} guide trovate`, `${own.length} guides found`),
      );
    });

    test('what finds nothing says so, and emptying brings the categories back', async ({
      page,
      visit,
    }) => {
      await visit('/guide', language);
      await field(page).fill('xyzzy');
      await expect(
        page.getByText(say('Nessuna guida per «xyzzy»', 'No guide for “xyzzy”')),
      ).toBeVisible();
      await field(page).press('Escape');
      await expect(field(page)).toBeFocused();
      await expect(tiles(page)).toHaveCount(14);
      await expect(page).toHaveURL(/\/guide$/);
    });

    test('survives a reload, the other language and the back button', async ({ page, visit }) => {
      await visit('/guide', language);
      const before = await page.evaluate(() => history.length);
      await field(page).pressSequentially('isee', { delay: 40 });
      await expect(page).toHaveURL(/\/guide\?q=isee$/);
      await expect(tiles(page)).not.toHaveCount(14);
      expect(await page.evaluate(() => history.length)).toBe(before);

      await page.getByRole('button', { name: say('English', 'Italiano') }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', say('en', 'it'));
      await expect(field(page)).toHaveValue('isee');
      await expect(page).toHaveURL(/\?q=isee$/);

      await page.reload();
      await expect(field(page)).toHaveValue('isee');
      await expect(tiles(page).filter({ hasText: 'Tasse e ISEE' })).toBeVisible();

      await page.goto('/chi-siamo');
      await page.goBack();
      await expect(field(page)).toHaveValue('isee');
    });
  });
}

test('a link to a search finds what its words say, in any order and however spelt', async ({
  page,
  visit,
}) => {
  await visit('/guide?q=ISEE%20tasse');
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page)).toContainText('Tasse e ISEE');
  await expect(tiles(page).locator('mark')).toHaveText(['Tasse', 'ISEE']);
});

for (const [typed, title] of [
  ['la borsa', 'Borse e prestiti'],
  ['borse di studio', 'Borse e prestiti'],
  ['tassa', 'Tasse e ISEE'],
] as const) {
  test(`words that say nothing and other forms of a word: ${typed}`, async ({ page, visit }) => {
    await visit(`/guide?q=${encodeURIComponent(typed)}`);
    await expect(tiles(page).filter({ hasText: title })).toBeVisible();
  });
}

for (const [typed, language] of [
  ['milano', 'en'],
  ['living in milan', 'it'],
  ['vivere a milano', 'en'],
  ['thesis', 'it'],
  ['paperwork', 'en'],
  ['scambi', 'en'],
] as const) {
  test(`a category is found by its name in the other language too: ${typed}, ${language}`, async ({
    page,
    visit,
  }) => {
    await visit(`/guide?q=${encodeURIComponent(typed)}`, language);
    await expect(tiles(page).first()).toBeVisible();
    await expect(section(page).getByRole('status')).toHaveText(/guid[ae]s? (trovat|found)/);
  });
}

test('anything can be typed', async ({ page, visit }) => {
  await visit('/guide');
  for (const typed of ['%', '(', '\\', '<b>', '&q=', '🎓', '.*']) {
    await field(page).fill(typed);
    await expect(page.getByText(`Nessuna guida per «${typed}»`)).toBeVisible();
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(typed);
  }
});
