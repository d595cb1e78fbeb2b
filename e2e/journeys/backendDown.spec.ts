import { expect, test } from './fixtures.ts';

// Specification section 8: what the visitor sees when a read fails, and that the page stays usable.
for (const [path, message] of [
  ['/dispense/primo-anno', 'Impossibile caricare le dispense'],
  ['/guide/associations', 'Impossibile caricare le guide'],
] as const) {
  test(`${path} says "${message}" and can be asked again`, async ({ page, visit }) => {
    const reads = '**/rest/v1/**';
    await page.route(reads, (route) =>
      route.fulfill({
        status: 500,
        json: { message: 'no' },
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );
    await visit(path);
    await expect(page.getByText(message).first()).toBeVisible();
    await page.unroute(reads);
    await page.locator('main').getByRole('button', { name: 'Riprova' }).first().click();
    await expect(page.locator('main [data-mf] li').first()).toBeVisible();
  });
}
