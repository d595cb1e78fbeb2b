import { undergraduateYears } from '../../mf-handouts/src/years.ts';
import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';

// @spec routes.4 routes.5 routes.6 yearList.2 entities.1
test('the choice leads to each year, its courses and their files', async ({
  page,
  site,
  visit,
}) => {
  for (const { slug, inTable: year } of undergraduateYears) {
    const query = `year=eq.${encodeURIComponent(year)}&order=subject`;
    const [first, ...rows] = await backendRows(site, 'handouts', query);
    const files = [first, ...rows].filter((row) => row?.subject === first?.subject);
    await visit('/dispense');
    await page.locator(`main a[href="/dispense/${slug}"]`).click();
    await page
      .getByRole('link', { name: first?.subject?.trim() ?? '—' })
      .first()
      .click();
    for (const file of files.slice(0, 3)) {
      await expect(page.getByText(file?.filename?.trim() ?? '—').first()).toBeVisible();
    }
  }
  await visit('/dispense');
  await expect(page.locator('main a[href="/dispense/clmg"]')).toBeVisible();
});

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
