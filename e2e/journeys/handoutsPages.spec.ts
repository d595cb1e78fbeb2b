/** The pages of the handouts, a test for each sentence of the specification, in both languages. */
import { languages } from 'shared/contract';
import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';
import { openToAll } from './handoutsTexts.ts';

const day = (iso: string, language: string) =>
  new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Rome',
  }).format(new Date(iso));

for (const language of languages) {
  const say = (it: string, en: string) => (language === 'it' ? it : en);

  test.describe(`in ${language}`, () => {
    test('a year lists each course once, in order, with its files, and leads back', async ({
      page,
      site,
      visit,
    }) => {
      const rows = await backendRows(
        site,
        'handouts',
        'year=eq.Second%20Year&order=subject,filename',
      );
      const subjects = [...new Set(rows.map((row) => row.subject))];
      await visit('/dispense/secondo-anno', language);
      const courses = page.getByRole('list', { name: say('Corsi', 'Courses') });
      await expect(courses.getByRole('link')).toHaveText(subjects);
      await expect(courses.getByRole('listitem').first()).toHaveText(
        new RegExp(`6 ${say('file', 'files')}$`),
      );
      await expect(
        page.getByRole('link', { name: say('Torna alle Dispense', 'Back to handouts') }),
      ).toHaveAttribute('href', '/dispense');
    });

    test('one file is "file", also in English', async ({ page, visit }) => {
      await page.route('**/rest/v1/handouts?*select=subject*', (route) =>
        route.fulfill({ json: [{ subject: 'Uno', filename: 'Uno.pdf' }], headers: openToAll }),
      );
      await visit('/dispense/primo-anno', language);
      await expect(page.locator('main').getByRole('listitem')).toHaveText([/1 file$/]);
    });

    test('a year without courses says so, and nothing that is not so', async ({ page, visit }) => {
      await page.route('**/rest/v1/handouts?*', (route) =>
        route.fulfill({ json: [], headers: openToAll }),
      );
      await visit('/dispense/terzo-anno', language);
      const main = page.locator('main');
      await expect(main.getByText(say('Nessun corso trovato', 'No courses found'))).toBeVisible();
      await expect(
        main.getByText(
          say(
            'Non sono ancora disponibili dispense per il terzo anno',
            'There are no handouts for the third year yet',
          ),
        ),
      ).toBeVisible();
      await expect(main.getByText(say('Scegli il corso', 'Pick your course'))).toHaveCount(0);
    });

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

    test('a failed read is a toast with the specified words, for each page', async ({
      page,
      visit,
    }) => {
      await page.route('**/rest/v1/**', (route) =>
        route.fulfill({ status: 500, json: { message: 'no' }, headers: openToAll }),
      );
      for (const [path, message] of [
        [
          '/dispense/primo-anno',
          say('Impossibile caricare le dispense', 'The handouts could not be loaded'),
        ],
        [
          '/dispense/primo-anno/Statistica',
          say('Impossibile caricare le dispense', 'The handouts could not be loaded'),
        ],
        [
          '/dispense/clmg/primo-anno',
          say('Errore nel caricamento delle dispense', 'Error loading handouts'),
        ],
      ] as const) {
        await visit(path, language);
        // The toast stands outside of the page's content, which says the same and stays.
        const toast = page.locator('body > :not(:has(main))').filter({ hasText: message });
        await expect(
          toast.getByText(say('Errore', 'Error'), { exact: true }).first(),
        ).toBeVisible();
        await expect(
          page.locator('main').getByRole('button', { name: say('Riprova', 'Try again') }),
        ).toBeVisible();
      }
    });

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

test('where some of the latest three have no date, the dated come first', async ({
  page,
  visit,
}) => {
  const row = (id: string, uploaded_at: string | null) => ({
    id,
    filename: `${id}.pdf`,
    subject: 'Corso',
    year: 'First Year',
    uploaded_at,
    file_url: null,
  });
  await page.route('**/rest/v1/handouts?*limit=3*', (route) =>
    route.fulfill({
      json: route.request().url().includes('not.is.null')
        ? [row('Aprile', '2026-04-01T10:00:00Z'), row('Marzo', '2026-03-01T10:00:00Z')]
        : [row('Uno', null), row('Due', null), row('Tre', null)],
      headers: openToAll,
    }),
  );
  await visit('/');
  await expect(page.locator('#dispensen').getByRole('heading', { level: 3 })).toHaveText([
    /^Aprile/,
    /^Marzo/,
    /^Uno/,
  ]);
});

test('where every file is new, none is marked', async ({ page, visit }) => {
  await visit('/dispense/clmg/primo-anno');
  const main = page.locator('main');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await expect(main.getByText('Nuovo', { exact: true })).toHaveCount(0);
  await visit('/dispense/secondo-anno/Statistica');
  await expect(main.getByText('Nuovo', { exact: true }).first()).toBeVisible();
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

for (const path of ['/dispense/secondo-anno', '/dispense/secondo-anno/Statistica']) {
  test(`nothing moves when ${path} arrives`, async ({ page, visit }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(path);
    await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const total = await page.evaluate(() =>
      ('shifts' in window && Array.isArray(window.shifts) ? window.shifts : [Number.NaN]).reduce(
        (sum, shift) => sum + shift,
        0,
      ),
    );
    expect(total).toBeLessThan(0.1);
  });
}

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

test('with the keyboard alone: from the years to a file', async ({ page, context, visit }) => {
  await visit('/dispense');
  const year = page.locator('main').getByRole('link', { name: 'Secondo anno' });
  await year.focus();
  await page.keyboard.press('Enter');
  const course = page.getByRole('link', { name: 'Statistica', exact: true });
  await course.focus();
  await page.keyboard.press('Enter');
  const file = page.getByRole('button', { name: /^Statistica - Probabilità/ });
  await file.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Anteprima.*Probabilità/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await opened;
});
