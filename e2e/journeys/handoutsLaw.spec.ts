/** The pages of the law degree: a test for each sentence of the specification. */
import { expect, test } from './fixtures.ts';
import { openToAll } from './handoutsTexts.ts';
import { inTurn } from './inTurn.ts';

for (const language of inTurn('it')) {
  const say = (it: string, en: string) => (language === 'it' ? it : en);

  test.describe(`in ${language}`, () => {
    test('CLMG is five cards, from first to fifth', async ({ page, visit }) => {
      await visit('/dispense/clmg', language);
      const years = page
        .locator('main')
        .getByRole('list', { name: say('Anni di Giurisprudenza', 'Years of the law degree') });
      const slugs = ['primo', 'secondo', 'terzo', 'quarto', 'quinto'];
      await expect(years.getByRole('link')).toHaveCount(5);
      for (const [place, slug] of slugs.entries()) {
        await expect(years.getByRole('link').nth(place)).toHaveAttribute(
          'href',
          `/dispense/clmg/${slug}-anno`,
        );
      }
    });

    test('a law year counts its results, and has an empty state for each reason', async ({
      page,
      visit,
    }) => {
      await visit('/dispense/clmg/quarto-anno', language);
      const main = page.locator('main');
      await expect(main.getByRole('status')).toHaveText(say('7 risultati', '7 results'));
      await main.getByRole('searchbox').fill('FALLIMENTARE');
      await expect(main.getByRole('status')).toHaveText(say('1 risultato', '1 result'));
      await main.getByRole('searchbox').fill('xyzzy');
      await expect(main.getByText(say('Nessun risultato', 'No results'))).toBeVisible();

      await page.route('**/rest/v1/clmg_handouts?*', (route) =>
        route.fulfill({ json: [], headers: openToAll }),
      );
      await visit('/dispense/clmg/quarto-anno', language);
      await expect(
        main.getByText(say('Nessuna dispensa disponibile', 'No handouts available')),
      ).toBeVisible();
    });

    test('a law file is downloaded with a toast that says so', async ({ page, context, visit }) => {
      await visit('/dispense/clmg/primo-anno', language);
      const opened = context.waitForEvent('page');
      await page
        .locator('main')
        .getByRole('button', { name: say('Scarica Diritto', 'Download Diritto') })
        .first()
        .click();
      await opened;
      await expect(
        page.getByText(say('Download avviato', 'Download started')).first(),
      ).toBeVisible();
    });

    test('an unknown law year promises nothing', async ({ page, visit }) => {
      await visit('/dispense/clmg/sesto-anno', language);
      const main = page.locator('main');
      await expect(main.getByRole('alert')).toContainText(
        say('Anno non trovato', 'Year not found'),
      );
      await expect(main.getByText(say('Tutti i file dell’anno', 'All the files of'))).toHaveCount(
        0,
      );
    });
  });
}
