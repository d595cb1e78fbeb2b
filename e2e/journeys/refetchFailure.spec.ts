/** Regression: a failed refetch replaced the data on screen by an error. */
import { failReads } from './backendMocks.ts';
import { expect, test } from './fixtures.ts';

for (const { path, table, shown, failure } of [
  { path: '/guide/tesi', table: 'guides', shown: 'Scrivere la tesi', failure: 'Impossibile' },
  { path: '/guide', table: 'guides', shown: 'Esami opzionali', failure: 'Nessuna categoria' },
  {
    path: '/rappresentanti',
    table: 'representatives',
    shown: '16 rappresentanti',
    failure: 'I nomi non si sono caricati',
  },
]) {
  test(`${path} keeps its data when a refetch fails`, async ({ page, visit }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(path);
    const main = page.getByRole('main');
    await expect(main.getByText(shown).first()).toBeVisible();

    let refused = 0;
    page.on('response', (response) => {
      if (response.status() === 500) refused += 1;
    });
    await failReads(page, table);
    await page.getByRole('banner').getByRole('link', { name: 'Chi siamo' }).click();
    await expect(page).toHaveURL('/chi-siamo');
    await page.clock.fastForward('06:00');
    await page.goBack();
    // The first attempt and two retries.
    await expect.poll(() => refused).toBeGreaterThanOrEqual(3);
    await page.clock.fastForward('00:05');
    await expect(main.getByText(shown).first()).toBeVisible();
    await expect(main.getByText(failure)).toHaveCount(0);
  });
}
