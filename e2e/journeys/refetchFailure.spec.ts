/** Regression: a failed refetch replaced the data on screen by an error. */
import { failReads } from './backendMocks.ts';
import { expect, test } from './fixtures.ts';

/** In the order in which Back returns to them. */
const pages = [
  {
    path: '/rappresentanti',
    shown: '16 rappresentanti',
    failure: 'I nomi non si sono caricati',
  },
  { path: '/guide', shown: 'Esami opzionali', failure: 'Impossibile' },
  { path: '/guide/tesi', shown: 'Scrivere la tesi', failure: 'Impossibile' },
];

test('pages keep their data when a refetch fails', async ({ page, visit }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 900 });
  const main = page.getByRole('main');
  const menu = page.getByRole('banner');
  await visit('/guide/tesi');
  await expect(main.getByText('Scrivere la tesi').first()).toBeVisible();
  await menu.getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(main.getByText('Esami opzionali').first()).toBeVisible();
  await menu.getByRole('link', { name: 'Rappresentanti' }).click();
  await expect(main.getByText('16 rappresentanti').first()).toBeVisible();

  let refused = 0;
  page.on('response', (response) => {
    if (response.status() === 500) refused += 1;
  });
  await failReads(page, 'guides');
  await failReads(page, 'representatives');
  await menu.getByRole('link', { name: 'Chi siamo' }).click();
  await expect(page).toHaveURL('/chi-siamo');
  await page.clock.fastForward('06:00');
  for (const { path, shown, failure } of pages) {
    await test.step(path, async () => {
      refused = 0;
      await page.goBack();
      await expect(page).toHaveURL(path);
      // The first attempt and two retries.
      await expect.poll(() => refused).toBeGreaterThanOrEqual(3);
      await page.clock.fastForward('00:05');
      await expect(main.getByText(shown).first()).toBeVisible();
      await expect(main.getByText(failure)).toHaveCount(0);
    });
  }
});
