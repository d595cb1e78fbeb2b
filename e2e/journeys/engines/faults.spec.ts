/** A section whose server is down. */
import { expect, section, test } from './fixtures.ts';

// The section's files do not load, and the page says so in the console.
test.use({ expectedReports: [/guides|representatives/] });

test('a frame says that a section is out of service, and Riprova brings it', {
  tag: '@engines',
}, async ({ page, renderer, site, visit }) => {
  await renderer.stop();
  await site.stopServer('guides');
  try {
    await visit('/guide');
    await expect(page.getByText('Sezione fuori servizio')).toBeVisible();
    await site.startServer('guides');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.locator(`${section('guides')} a`).first()).toBeVisible();
  } finally {
    await site.startServer('guides').catch(() => {});
    await renderer.start();
    await renderer.untilComplete();
  }
});

test('a rendered page stays readable, and offers Riprova when it is tapped', {
  tag: '@engines',
}, async ({ page, site, visit }) => {
  const rows = page.locator(section('representatives')).getByRole('heading', { level: 2 });
  const retry = page.getByRole('button', { name: 'Riprova' });
  await site.stopServer('representatives');
  try {
    await visit('/rappresentanti');
    await expect(rows.first()).toBeVisible();
    await page.locator(section('representatives')).getByRole('button').first().click();
    await expect(retry).toBeVisible({ timeout: 20_000 });
    // The message is below the list, which is longer than the screen.
    await expect(retry).toBeInViewport();
    // The page's own retry fails too, and leaves the visitor who went back to the list there.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(retry).not.toBeInViewport();
    const requests = () => page.evaluate(() => performance.getEntriesByType('resource').length);
    const before = await requests();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(requests).toBeGreaterThan(before);
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await expect(retry).not.toBeInViewport();
    await expect(rows.first()).toBeVisible();
    await site.startServer('representatives');
    await retry.click();
    await expect(retry).toHaveCount(0);
    await expect(rows.first()).toBeVisible();
  } finally {
    await site.startServer('representatives').catch(() => {});
  }
});
