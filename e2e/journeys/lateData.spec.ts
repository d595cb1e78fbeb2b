/** Rows that come after the page. */
import { holdReads, readsOf } from './backendMocks.ts';
import { expect, test } from './fixtures.ts';
import { trackLayoutShift } from './layout.ts';

test('late data cause no layout shift', async ({ page, visit }) => {
  test.slow();
  const layoutShift = await trackLayoutShift(page);
  const loading = page.locator('main').getByText(/^Caricamento/);
  for (const [table, path, most] of [
    ['guides', '/guide', 0.01],
    ['guides', '/guide/opzionali', 0.01],
    ['guides', '/guide?q=milano', 0.01],
    ['representatives', '/rappresentanti', 0.01],
    // Their dates are a read of their own, which may come after the rows.
    ['handouts', '/dispense/secondo-anno', 0.1],
    ['handouts', '/dispense/secondo-anno/Statistica', 0.1],
  ] as const) {
    await test.step(path, async () => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const release = await holdReads(page, table);
        const asked = page.waitForRequest(readsOf(table));
        await visit(path);
        await asked;
        await expect(loading.first()).toBeAttached();
        release();
        await expect(loading).toHaveCount(0);
        await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
        expect(await layoutShift(), `${width} px`).toBeLessThan(most);
      }
    });
  }
});
