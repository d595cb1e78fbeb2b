/** Visited pages without a network. */
import { heading, section } from './find.ts';
import { expect, test } from './fixtures.ts';

// Every request fails while no server answers.
test.use({ expectedReports: [/console\.|not loaded|unhandled/] });

test('opens visited pages with their rows', async ({ tab, site }) => {
  await tab.visit('/guide');
  const isControlled = () =>
    navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => tab.evaluate(isControlled, null), { timeout: 40_000 }).toBe(true);
  await tab.reload();
  await tab.see(`${section('guides')}//a`);
  await tab.visit('/guide/tesi');
  await tab.see(`${section('guides')}//h2//a`);
  // The worker keeps a page after it has answered with it.
  const keeps = async (path: string) =>
    (await (await caches.open('pages')).keys()).some(({ url }) => new URL(url).pathname === path);
  for (const path of ['/guide', '/guide/tesi']) {
    await expect.poll(() => tab.evaluate(keeps, path)).toBe(true);
  }
  await site.goOffline();
  try {
    await tab.reload();
    await tab.see(`${section('guides')}//h2//a`);
    await tab.visit('/guide');
    await tab.see(heading('Guide'));
    await tab.see(`${section('guides')}//a`);
  } finally {
    await site.goOnline();
  }
});
