/** What the data holds in English, on English pages. */
import type { Page } from '@playwright/test';
import { alterRows } from './backendMocks.ts';
import { expect, test } from './fixtures.ts';

const guides = (page: Page) => page.locator('main [data-mf="guides"] li');

test('in English, titles are English and the files are marked as Italian', async ({
  page,
  visit,
}) => {
  await visit('/guide/residenze', 'en');
  const tile = guides(page).nth(1);
  await expect(tile.getByRole('heading', { level: 2 })).toContainText('Renting a room');
  await expect(tile).toContainText('The contract, the deposit, the most common scams.');
  await expect(tile.locator('[lang="en"]')).toHaveCount(2);
  await expect(page.getByText('The files are in Italian.')).toBeVisible();
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(tile.getByRole('heading', { level: 2 })).toContainText('Affittare una stanza');
  await expect(page.getByText('I file sono in italiano.')).toHaveCount(0);
});

test('in English, what was not translated stays Italian and is marked so', async ({
  page,
  visit,
}) => {
  await alterRows(page, 'guides', ({ title_en, description_en, ...row }) => row);
  await visit('/guide/residenze', 'en');
  const title = guides(page).nth(1).locator('h2 [lang="it"]');
  await expect(title).toHaveText('Affittare una stanza');
});

test('in English, each body has its English name beside the Italian one', async ({
  page,
  visit,
}) => {
  await visit('/rappresentanti', 'en');
  for (const [name, english] of [
    ['CNSU', 'National Council of University Students'],
    ['ISU', 'Student Support'],
    ['SCUOLA DI GIURISPRUDENZA', 'Law School'],
    ['SCUOLA TRIENNALE', 'Undergraduate School'],
  ] as const) {
    const body = page
      .locator('main article')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(body.getByText(english, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.getByText('Law School')).toHaveCount(0);
});
