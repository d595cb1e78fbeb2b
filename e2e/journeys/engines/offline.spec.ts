/** Visited pages without a network. */
import { untilWorkerControls } from '../fixtures.ts';
import { expect, section, test } from './fixtures.ts';

// Every request fails while no server answers.
test.use({ expectedReports: [/console\.|not loaded|unhandled/] });

test('opens visited pages with their rows', { tag: '@engines' }, async ({
  page,
  network,
  visit,
}) => {
  const guides = page.locator(`${section('guides')} a`);
  const category = page.locator(`${section('guides')} h2 a`);
  await visit('/guide');
  await untilWorkerControls(page);
  await page.reload();
  await expect(guides.first()).toBeVisible();
  await visit('/guide/tesi');
  await expect(category.first()).toBeVisible();
  // The worker keeps a page after it has answered with it.
  const keeps = (path: string) =>
    page.evaluate(async (one) => {
      const kept = await (await caches.open('pages')).keys();
      return kept.some(({ url }) => new URL(url).pathname === one);
    }, path);
  for (const path of ['/guide', '/guide/tesi']) await expect.poll(() => keeps(path)).toBe(true);
  await network.stop();
  try {
    await page.reload();
    await expect(category.first()).toBeVisible();
    await visit('/guide');
    await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
    await expect(guides.first()).toBeVisible();
  } finally {
    await network.start();
  }
});
