/** The page of a course: a test for each sentence of the specification. */
import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';
import { openToAll } from './handoutsTexts.ts';
import { inTurn } from './inTurn.ts';

const day = (iso: string, language: string) =>
  new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Rome',
  }).format(new Date(iso));

for (const language of inTurn('it')) {
  const say = (it: string, en: string) => (language === 'it' ? it : en);

  test.describe(`in ${language}`, () => {
    test('a course shows its title, count and files with name, PDF, year and date', async ({
      page,
      site,
      visit,
    }) => {
      const rows = await backendRows(
        site,
        'handouts',
        'year=eq.Second%20Year&subject=eq.Statistica&order=uploaded_at.desc',
      );
      await visit('/dispense/secondo-anno/Statistica', language);
      const main = page.locator('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistica');
      await expect(
        main.getByText(say('6 file, secondo anno', '6 files, second year')),
      ).toBeVisible();
      const items = main.getByRole('listitem');
      await expect(items).toHaveCount(rows.length);
      for (const [place, row] of rows.entries()) {
        const item = items.nth(place);
        await expect(item).toContainText(row.filename);
        await expect(item).toContainText(`PDF${say('Secondo anno', 'Second Year')}`);
        await expect(item).toContainText(day(row.uploaded_at, language));
      }
      await expect(
        page.getByRole('link', { name: say('Torna al secondo anno', 'Back to Second Year') }),
      ).toHaveAttribute('href', '/dispense/secondo-anno');
    });

    test('a course without files says so', async ({ page, visit }) => {
      await visit('/dispense/primo-anno/Inesistente', language);
      await expect(
        page.getByText(say('Nessuna dispensa trovata', 'No handouts found')),
      ).toBeVisible();
    });

    test('a row without an address says that there is none', async ({ page, visit }) => {
      await page.route('**/rest/v1/handouts?*subject=eq.*', (route) =>
        route.fulfill({
          json: [
            { id: 'a', filename: 'A.pdf', year: 'First Year', uploaded_at: null, file_url: null },
          ],
          headers: openToAll,
        }),
      );
      await visit('/dispense/primo-anno/Statistica', language);
      await page.getByRole('button', { name: /^A\.pdf/ }).click();
      await expect(
        page.getByText(say('URL del file non disponibile', 'File URL not available')).first(),
      ).toBeVisible();
    });
  });
}

test('files whose subject is written otherwise are on the course’s page, also by its address', async ({
  page,
  visit,
}) => {
  const row = (id: string, uploaded_at: string | null) => ({
    id,
    filename: `${id}.pdf`,
    year: 'First Year',
    uploaded_at,
    file_url: null,
  });
  await page.route('**/rest/v1/handouts?*subject=eq.Statistica*', (route) =>
    route.fulfill({
      json: [row('Senza data', null), row('Nuova', '2026-03-01T10:00:00Z')],
      headers: openToAll,
    }),
  );
  await page.route('**/rest/v1/handouts?*imatch*', (route) =>
    route.fulfill({ json: [row('Altra', '2026-05-01T10:00:00Z')], headers: openToAll }),
  );
  await visit('/dispense/primo-anno/Statistica');
  await expect(page.locator('main li span[lang="it"]')).toHaveText([
    'Altra.pdf',
    'Nuova.pdf',
    'Senza data.pdf',
  ]);
});

test('of ten thousand files only those near the view are in the page', async ({ page, visit }) => {
  const rows = Array.from({ length: 10_000 }, (_, place) => ({
    id: String(place),
    filename: `Dispensa ${place + 1}.pdf`,
    year: 'First Year',
    uploaded_at: '2026-01-01T10:00:00Z',
    file_url: null,
  }));
  await page.route('**/rest/v1/handouts?*subject=eq.*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('offset') ?? 0);
    return route.fulfill({ json: rows.slice(from, from + 1000), headers: openToAll });
  });
  await visit('/dispense/primo-anno/Statistica');
  const items = page.locator('main').getByRole('listitem');
  await expect(page.getByText('10000 file, primo anno')).toBeVisible();
  for (const percent of [20, 40, 60, 80]) {
    await page.evaluate(
      (share) => window.scrollTo(0, share * document.body.scrollHeight),
      percent / 100,
    );
    const around = new RegExp(`Dispensa (${percent - 1}|${percent})\\d\\d\\.pdf`);
    await expect(items.filter({ hasText: around }).first()).toBeAttached();
  }
  // Those of the places that were left are gone again: 100 that stay, and four screens.
  await expect.poll(() => items.count()).toBeLessThan(200);
});

test('on paper a course is its files, without buttons and without a preview', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/dispense/secondo-anno/Statistica');
  await page
    .getByRole('button', { name: /^Anteprima/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Anteprima/ }).first()).toBeHidden();
  await expect(page.locator('main').getByRole('listitem').last()).toBeVisible();
});
