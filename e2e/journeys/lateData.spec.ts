/** Rows that come after the page. */
import { holdReads } from './backendMocks.ts';
import { expect, test } from './fixtures.ts';
import { trackLayoutShift } from './layout.ts';

for (const [table, path] of [
  ['guides', '/guide'],
  ['guides', '/guide/opzionali'],
  ['guides', '/guide?q=milano'],
  ['representatives', '/rappresentanti'],
] as const) {
  test(`late data cause no layout shift on ${path}`, async ({ page, visit }) => {
    const layoutShift = await trackLayoutShift(page);
    const loading = page.locator('main').getByText(/^Caricamento/);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const release = await holdReads(page, table);
      await visit(path);
      await expect(loading.first()).toBeAttached();
      release();
      await expect(loading).toHaveCount(0);
      await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
      expect(await layoutShift(), `${width} px`).toBeLessThan(0.01);
    }
  });
}
