import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from './fixtures.ts';

/** A server that accepts connections and never responds. */
async function unresponsiveServer(origin: string): Promise<{ stop: () => Promise<void> }> {
  const server = createServer(() => {});
  server.listen(Number(new URL(origin).port), '127.0.0.1');
  await once(server, 'listening');
  return {
    // Open connections stay pending; new ones reach the restarted server.
    stop: () =>
      new Promise((resolve) => {
        server.close();
        setImmediate(resolve);
      }),
  };
}

// Regression: the section showed text keys until the next page load.
test('a mounted section changes its language while its server is down', async ({
  page,
  site,
  visit,
}) => {
  await visit('/guide');
  await expect(page.getByText('Esplora').first()).toBeVisible();
  await site.stopServer('guides');
  try {
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
    await expect(page.getByText('Explore').first()).toBeVisible();
  } finally {
    await site.startServer('guides');
  }
});

// Regression: the whole page waited fifteen seconds for one section's texts.
test('the page changes its language while a section hangs', async ({ page, site, visit }) => {
  await visit('/guide');
  await expect(page.getByText('Esplora').first()).toBeVisible();
  await site.stopServer('guides');
  const hanging = await unresponsiveServer(site.origins.get('guides') ?? '');
  try {
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en', { timeout: 5000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  } finally {
    await hanging.stop();
    await site.startServer('guides');
  }
});
