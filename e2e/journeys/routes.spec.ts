import { backendRows } from './backendRows.ts';
import { addressIn, expect, test } from './fixtures.ts';
import { testedLanguages } from './testScope.ts';

/** Every route in both languages, with data of the database. */
for (const language of testedLanguages) {
  test.describe(`routes in ${language}`, () => {
    // @spec routes.3
    test('representatives', async ({ page, site, visit }) => {
      const [first] = await backendRows(site, 'representatives', 'section=eq.CNSU&order=name');
      await visit('/rappresentanti', language);
      const cards = page.locator('[data-mf="representatives"]');
      await cards.getByRole('button').first().click();
      await expect(cards.getByText(first?.name?.trim() ?? '—')).toBeVisible();
    });

    // @spec product.11 routes.4
    test('handout choice links to the three years and to CLMG', async ({ page, visit }) => {
      await visit('/dispense', language);
      for (const path of ['primo-anno', 'secondo-anno', 'terzo-anno', 'clmg']) {
        await expect(
          page.locator(`main a[href="${addressIn(language, `/dispense/${path}`)}"]`).first(),
        ).toBeVisible();
      }
    });

    for (const [slug, year] of [
      ['primo-anno', 'First Year'],
      ['secondo-anno', 'Second Year'],
      ['terzo-anno', 'Third Year'],
    ]) {
      // @spec routes.5 routes.6 yearList.2 entities.1 roles.1
      test(`year list, course page: ${slug}`, async ({ page, site, visit }) => {
        const rows = await backendRows(
          site,
          'handouts',
          `year=eq.${encodeURIComponent(year ?? '')}&order=subject`,
        );
        const subject = rows[0]?.subject ?? '';
        const files = rows.filter((row) => row.subject === subject);
        const name = (language === 'en' ? rows[0]?.subject_en : undefined) ?? subject.trim();
        await visit(`/dispense/${slug}`, language);
        await page.getByRole('link', { name }).first().click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        for (const { filename } of files.slice(0, 3)) {
          await expect(page.getByText(filename?.trim() ?? '—').first()).toBeVisible();
        }
      });
    }

    // @spec routes.9
    test('CLMG and a year of it', async ({ page, site, visit }) => {
      const [latest] = await backendRows(
        site,
        'clmg_handouts',
        'course_year=eq.1&order=created_at.desc',
      );
      await visit('/dispense/clmg', language);
      await page
        .locator(`main a[href="${addressIn(language, '/dispense/clmg/primo-anno')}"]`)
        .first()
        .click();
      await expect(page.getByText(latest?.name?.trim() ?? '—').first()).toBeVisible();
    });

    // @spec clmgYear.5 validation.3
    test('an unknown CLMG year has a message and a link back', async ({ page, visit }) => {
      await visit('/dispense/clmg/sesto-anno', language);
      await expect(
        page.getByText(language === 'it' ? 'Anno non trovato' : 'Year not found').first(),
      ).toBeVisible();
      await expect(
        page.locator(`main a[href="${addressIn(language, '/dispense/clmg')}"]`).first(),
      ).toBeVisible();
    });

    // @spec product.12 routes.11
    test('guides and a category', async ({ page, site, visit }) => {
      const [guide] = await backendRows(
        site,
        'guides',
        'category=eq.associations&is_active=is.true&order=order_index',
      );
      await visit('/guide', language);
      await page.locator(`main a[href="${addressIn(language, '/guide/associations')}"]`).click();
      await expect(page.getByRole('heading', { name: 'Associations 101' })).toBeVisible();
      const title = (language === 'en' ? guide?.title_en : undefined) ?? guide?.title ?? '—';
      const tile = page.getByRole('link', { name: title });
      await expect(tile).toHaveAttribute('target', '_blank');
    });

    test('an unknown guide category', async ({ page, visit }) => {
      await visit('/guide/nope', language);
      await expect(
        page.getByText(language === 'it' ? 'Nessuna guida trovata' : 'No guides found'),
      ).toBeVisible();
    });

    test('about', async ({ page, visit }) => {
      await visit('/chi-siamo', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        language === 'it' ? 'Chi siamo' : 'About us',
      );
    });

    test('events', async ({ page, site, visit }) => {
      const events = await backendRows(site, 'events', 'status=eq.upcoming&order=start_date');
      const next = events.find(
        ({ start_date }) => new Date(start_date ?? 0).getTime() > Date.now(),
      );
      await visit('/#eventi', language);
      const heading = page.locator('#eventi').getByRole('heading', { level: 3 });
      await expect(heading.filter({ hasText: next?.title?.trim() ?? '—' })).toBeVisible();
    });

    // @spec routes.12
    test('any other path is the 404 page', async ({ page, visit }) => {
      for (const path of ['/nope', '/dispense/quarto-anno', '/guide/a/b']) {
        await visit(path, language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
        await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute(
          'href',
          addressIn(language, '/'),
        );
      }
    });
  });
}

// @spec routes.13
test('the sections of the home page have no route', async ({ page, visit }) => {
  for (const path of ['/calcolatori', '/marketplace', '/eventi', '/astra-gpt', '/dispensen']) {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  }
});
