import { expect, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
import { collectReads } from './watchCalls.ts';

test('hovering a navbar link prefetches the data of its page', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/dispense');
  const tables = collectReads(page);
  const link = page.locator('header a[href="/guide"]').first();
  await link.hover();
  await expect.poll(() => tables).toEqual(['guides']);
  await link.click();
  await expect(page.locator('[data-mf="guides"] li a').first()).toBeVisible();
  expect(tables).toEqual(['guides']);
});

test('requests no file of a section before the first paint', async ({ page, site }) => {
  // The clock is paused, so that the timeout for a late paint does not pass while styles are held.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const ofSections: string[] = [];
  const remotes = [...site.origins].flatMap(([name, origin]) => (name === 'shell' ? [] : [origin]));
  page.on('request', (request) => {
    if (remotes.includes(new URL(request.url()).origin)) ofSections.push(request.url());
  });
  await holdRequests(page, '**/static/js/index.*.js');
  const paint = await holdRequests(page, '**/static/css/index.*.css');
  const registry = page.waitForResponse('**/registry.json');
  await page.goto('/guide', { waitUntil: 'commit' });
  await (await registry).finished();
  // After this round trip a page that did not wait would have sent its next requests.
  await page.evaluate(() => fetch('/registry.json').then((response) => response.text()));
  expect(ofSections).toEqual([]);
  paint();
  await expect.poll(() => ofSections.length).toBeGreaterThan(0);
});

test('loads the calculator in the URL together with its section', async ({ page, site }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-mf="calculators"] > *')) return;
      observer.disconnect();
      console.log('[rendered]');
    });
    observer.observe(document, { subtree: true, childList: true });
  });
  const origin = site.origins.get('calculators') ?? '';
  let late: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin) && request.resourceType() === 'script') {
      late.push(request.url());
    }
  });
  const rendered = page
    .waitForEvent('console', (line) => line.text() === '[rendered]')
    .then(() => {
      late = [];
    });
  await page.goto('/?calcolatore=graduation#calcolatori');
  await rendered;
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible();
  expect(late).toEqual([]);
});
