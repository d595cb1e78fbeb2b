/** Rows that come after the page. */
import { holdReads } from './backendMocks.ts';
import { expect, test } from './fixtures.ts';
import { trackLayoutShift } from './layout.ts';

test('late data cause no layout shift', async ({ page, visit }) => {
  test.slow();
  const layoutShift = await trackLayoutShift(page);
  const loading = page.locator('main').getByText(/^Caricamento/);
  for (const [table, path] of [
    ['guides', '/guide'],
    ['guides', '/guide/opzionali'],
    ['guides', '/guide?q=milano'],
    ['representatives', '/rappresentanti'],
    ['handouts', '/dispense/secondo-anno'],
    ['handouts', '/dispense/secondo-anno/Statistica'],
  ] as const) {
    await test.step(path, async () => {
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
});
