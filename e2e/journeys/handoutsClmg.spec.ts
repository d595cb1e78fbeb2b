/** The pages of CLMG, the law degree. */

import { mockJson } from './backendMocks.ts';
import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';
import { languagesToTest, translateIn } from './testScope.ts';

for (const language of languagesToTest('it')) {
  const t = translateIn(language);

  test.describe(`in ${language}`, () => {
    // @spec product.11 routes.8 constants.5
    test('CLMG has five cards, from the first to the fifth year', async ({ page, visit }) => {
      await visit('/dispense/clmg', language);
      const years = page
        .locator('main')
        .getByRole('list', { name: t('Anni di Giurisprudenza', 'Years of the law degree') });
      const slugs = ['primo', 'secondo', 'terzo', 'quarto', 'quinto'];
      await expect(years.getByRole('link')).toHaveCount(5);
      for (const [index, slug] of slugs.entries()) {
        await expect(years.getByRole('link').nth(index)).toHaveAttribute(
          'href',
          `/dispense/clmg/${slug}-anno`,
        );
      }
    });

    // @spec clmgYear.1 clmgYear.2 clmgYear.3 errors.24
    test('a year counts its results and has two empty states', async ({ page, visit }) => {
      await visit('/dispense/clmg/quarto-anno', language);
      const main = page.locator('main');
      await expect(main.getByRole('status')).toHaveText(t('7 risultati', '7 results'));
      await main.getByRole('searchbox').fill('FALLIMENTARE');
      await expect(main.getByRole('status')).toHaveText(t('1 risultato', '1 result'));
      await main.getByRole('searchbox').fill('xyzzy');
      await expect(main.getByText(t('Nessun risultato', 'No results'))).toBeVisible();

      await mockJson(page, '**/rest/v1/clmg_handouts?*', []);
      await visit('/dispense/clmg/quarto-anno', language);
      await expect(
        main.getByText(t('Nessuna dispensa disponibile', 'No handouts available')),
      ).toBeVisible();
    });

    // @spec clmgYear.4 errors.9
    test('downloading a file shows a toast', async ({ page, context, visit }) => {
      await visit('/dispense/clmg/primo-anno', language);
      const opened = context.waitForEvent('page');
      await page
        .locator('main')
        .getByRole('button', { name: t('Scarica Diritto', 'Download Diritto') })
        .first()
        .click();
      await opened;
      await expect(page.getByText(t('Download avviato', 'Download started')).first()).toBeVisible();
    });

    // @spec clmgYear.5
    test('an unknown year has no list of files', async ({ page, visit }) => {
      await visit('/dispense/clmg/sesto-anno', language);
      const main = page.locator('main');
      await expect(main.getByRole('alert')).toContainText(t('Anno non trovato', 'Year not found'));
      await expect(main.getByText(t('Tutti i file dell’anno', 'All the files of'))).toHaveCount(0);
    });
  });
}

// @spec clmgYear.4
test('each file has a download button', async ({ page, context, site, visit }) => {
  const rows = await backendRows(site, 'clmg_handouts', 'course_year=eq.4&order=created_at.desc');
  expect(rows.length).toBeGreaterThan(1);
  await visit('/dispense/clmg/quarto-anno');
  const files = page.locator('main').getByRole('listitem');
  await expect(files).toHaveCount(rows.length);
  for (const [index, { name }] of rows.entries()) {
    const download = files.nth(index).getByRole('button', { name: `Scarica ${name?.trim()}` });
    await expect(download).toHaveCount(1);
  }
  const opened = context.waitForEvent('page');
  await files
    .last()
    .getByRole('button', { name: /^Scarica / })
    .click();
  await opened;
});

test('in English, a file has its English name beside the Italian one, and is found by it', async ({
  page,
  visit,
}) => {
  await visit('/dispense/clmg/quarto-anno', 'en');
  const main = page.locator('main');
  const file = main.getByRole('listitem').filter({ hasText: 'Diritto fallimentare e della crisi' });
  await expect(file).toContainText('PDFBankruptcy law');
  await main.getByRole('searchbox').fill('bankruptcy');
  await expect(main.getByRole('status')).toHaveText('1 result');
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(main.getByText('Bankruptcy law')).toHaveCount(0);
});
