/** Visited pages without a network. */
import { heading, section, words } from './find.ts';
import { expect, test } from './fixtures.ts';

// Every request fails while no server answers.
test.use({ expectedReports: [/console\.|not loaded|unhandled/] });

test('opens a visited page with its rows, and says that the network does not answer', async ({
  tab,
  site,
}) => {
  await tab.visit('/guide');
  const isControlled = () =>
    navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => tab.evaluate(isControlled, null), { timeout: 40_000 }).toBe(true);
  await tab.reload();
  await tab.see(`${section('guides')}//a`);
  // The worker keeps the rows that the page has refreshed.
  const keepsRows = async () => (await (await caches.open('data')).keys()).length > 0;
  await tab.visit('/guide/tesi');
  await tab.see(`${section('guides')}//h2//a`);
  await expect.poll(() => tab.evaluate(keepsRows, null)).toBe(true);
  await site.goOffline();
  try {
    await tab.reload();
    await tab.see(`${section('guides')}//h2//a`);
    await tab.see(words('La rete non risponde.'));
    await tab.visit('/guide');
    await tab.see(heading('Guide'));
    await tab.see(`${section('guides')}//a`);
  } finally {
    await site.goOnline();
  }
  await tab.reload();
  await tab.seeNone(words('La rete non risponde.'));
});
