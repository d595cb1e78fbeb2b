import { undergraduateYears } from '../../mf-handouts/src/years.ts';
import { backendRows } from './backendRows.ts';
import { addressIn, expect, test } from './fixtures.ts';
import { testedLanguages, translateIn } from './testScope.ts';

/** Every route in both languages, with data of the database; the page about us is in shellPages.spec.ts. */
for (const language of testedLanguages) {
  const t = translateIn(language);

  test.describe(`routes in ${language}`, () => {
    // @spec product.11 routes.4 routes.5 routes.6 routes.9 yearList.2 clmgYear.5 validation.3 entities.1 roles.1
    test('handouts: three years with their courses, and CLMG', async ({ page, site, visit }) => {
      const linkTo = (path: string) =>
        page.locator(`main a[href="${addressIn(language, path)}"]`).first();
      await visit('/dispense', language);
      for (const path of [...undergraduateYears.map(({ slug }) => slug), 'clmg']) {
        await expect(linkTo(`/dispense/${path}`)).toBeVisible();
      }
      for (const { slug, inTable: year } of undergraduateYears) {
        const rows = await backendRows(
          site,
          'handouts',
          `year=eq.${encodeURIComponent(year)}&order=subject`,
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
      }

      const [latest] = await backendRows(
        site,
        'clmg_handouts',
        'course_year=eq.1&order=created_at.desc',
      );
      await visit('/dispense/clmg', language);
      await linkTo('/dispense/clmg/primo-anno').click();
      await expect(page.getByText(latest?.name?.trim() ?? '—').first()).toBeVisible();

      await visit('/dispense/clmg/sesto-anno', language);
      await expect(page.getByText(t('Anno non trovato', 'Year not found')).first()).toBeVisible();
      await expect(linkTo('/dispense/clmg')).toBeVisible();
    });

    // @spec product.12 routes.3 routes.11
    test('guides and a category, representatives, events', async ({ page, site, visit }) => {
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
      await visit('/guide/nope', language);
      await expect(page.getByText(t('Nessuna guida trovata', 'No guides found'))).toBeVisible();

      const [first] = await backendRows(site, 'representatives', 'section=eq.CNSU&order=name');
      await visit('/rappresentanti', language);
      const cards = page.locator('[data-mf="representatives"]');
      await cards.getByRole('button').first().click();
      await expect(cards.getByText(first?.name?.trim() ?? '—')).toBeVisible();

      const events = await backendRows(site, 'events', 'status=eq.upcoming&order=start_date');
      const next = events.find(
        ({ start_date }) => new Date(start_date ?? 0).getTime() > Date.now(),
      );
      await visit('/#eventi', language);
      const heading = page.locator('#eventi').getByRole('heading', { level: 3 });
      await expect(heading.filter({ hasText: next?.title?.trim() ?? '—' })).toBeVisible();
    });
  });
}

// @spec routes.12 routes.13
test('any other path is the 404 page, also that of a section of the home page', async ({
  page,
  visit,
}) => {
  for (const path of [
    '/nope',
    '/dispense/quarto-anno',
    '/dispense/clmg/primo-anno/altro',
    '/guide/tesi/altro',
    '/rappresentanti/cdd',
    '/chi-siamo/altro',
    '/index.php',
    '/calcolatori',
    '/marketplace',
    '/eventi',
    '/astra-gpt',
    '/dispensen',
  ]) {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Oops! Page not found');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  }
});
