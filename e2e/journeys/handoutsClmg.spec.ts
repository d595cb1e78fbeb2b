/** The pages of CLMG, the law degree. */

import { mockJson } from './backendMocks.ts';
import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';

// @spec product.11 routes.8 constants.5 clmgYear.4 clmgYear.5 errors.9
test('from an unknown year to the five years, and to the files of one of them', async ({
  page,
  context,
  visit,
}) => {
  await visit('/dispense/clmg/sesto-anno');
  const main = page.locator('main');
  await expect(main.getByRole('alert')).toContainText('Anno non trovato');
  await expect(main.getByText('Tutti i file dell’anno')).toHaveCount(0);
  await main.getByRole('link', { name: 'Vai ai cinque anni' }).click();

  const years = main.getByRole('list', { name: 'Anni di Giurisprudenza' });
  const slugs = ['primo', 'secondo', 'terzo', 'quarto', 'quinto'];
  await expect(years.getByRole('link')).toHaveCount(5);
  for (const [index, slug] of slugs.entries()) {
    await expect(years.getByRole('link').nth(index)).toHaveAttribute(
      'href',
      `/dispense/clmg/${slug}-anno`,
    );
  }

  await years.getByRole('link').first().click();
  await expect(main.getByRole('listitem').first()).toContainText('PDF');
  // All of them are new, so that a mark would say nothing.
  await expect(main.getByText('Nuovo', { exact: true })).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await main.getByRole('link', { name: 'Scarica Diritto' }).first().click();
  await opened;
  await expect(page.getByText('Download avviato').first()).toBeVisible();

  await page.goBack();
  await years.getByRole('link').last().click();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Scarica tutto' }).click();
  expect((await download).suggestedFilename()).toBe('CLMG, quinto anno.zip');
});

// @spec clmgYear.1 clmgYear.2 clmgYear.3 clmgYear.4 errors.24
test('a year counts its results, has a download button for each, and two empty states', async ({
  page,
  context,
  site,
  visit,
}) => {
  const rows = await backendRows(site, 'clmg_handouts', 'course_year=eq.4&order=created_at.desc');
  expect(rows.length).toBeGreaterThan(1);
  await visit('/dispense/clmg/quarto-anno');
  const main = page.locator('main');
  await expect(main.locator('header')).toContainText('7 file');
  await expect(main.getByRole('status')).toHaveText('');
  const files = main.getByRole('listitem');
  await expect(files).toHaveCount(rows.length);
  const downloadOf = 'Scarica';
  for (const [index, { name }] of rows.entries()) {
    const download = files.nth(index).getByRole('link', { name: `${downloadOf} ${name?.trim()}` });
    await expect(download).toHaveCount(1);
  }
  const opened = context.waitForEvent('page');
  await files
    .last()
    .getByRole('link', { name: new RegExp(`^${downloadOf} `) })
    .click();
  await opened;

  await main.getByRole('searchbox').fill('FALLIMENTARE');
  await expect(main.getByRole('status')).toHaveText('1 risultato');
  await main.getByRole('searchbox').fill('xyzzy');
  await expect(main.getByText('Nessun risultato')).toBeVisible();

  await mockJson(page, '**/rest/v1/clmg_handouts?*', []);
  await visit('/dispense/clmg/quarto-anno');
  await expect(main.getByText('Nessuna dispensa disponibile')).toBeVisible();
});

// @spec clmgYear.1
test('the filter is in the URL, ignores accents and case, and finds English names in English', async ({
  page,
  visit,
}) => {
  await visit('/dispense/clmg/secondo-anno?q=CONTABILITA');
  const main = page.locator('main');
  await expect(main.getByRole('searchbox')).toHaveValue('CONTABILITA');
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await expect(main.locator('mark')).toHaveText('Contabilità');
  await expect(main.getByRole('status')).toHaveText('1 risultato');
  await main.getByRole('searchbox').fill('diritto');
  await expect(page).toHaveURL(/\?q=diritto$/);
  await expect(main.getByRole('status')).toHaveText(/^\d+ risultati$/);

  await visit('/dispense/clmg/quarto-anno', 'en');
  const file = main.getByRole('listitem').filter({ hasText: 'Diritto fallimentare e della crisi' });
  await expect(file).toContainText(/PDF.*Bankruptcy law/);
  await main.getByRole('searchbox').fill('bankruptcy');
  await expect(main.getByRole('status')).toHaveText('1 result');
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(main.getByText('Bankruptcy law')).toHaveCount(0);
});
