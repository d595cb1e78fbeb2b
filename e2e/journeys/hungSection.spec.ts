import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from './fixtures.ts';

/** A server that takes every connection and never says a word. */
async function silentServer(origin: string): Promise<{ leave: () => Promise<void> }> {
  const server = createServer(() => {});
  server.listen(Number(new URL(origin).port), '127.0.0.1');
  await once(server, 'listening');
  return {
    // Who waits goes on waiting; whoever comes next finds the real one.
    leave: () =>
      new Promise((resolve) => {
        server.close();
        setImmediate(resolve);
      }),
  };
}

// Found once: the browser waited for the request that hung, whatever "Riprova" did.
test('a section whose server hangs comes back with Riprova, without a reload', async ({
  page,
  site,
  visit,
}) => {
  await site.stopServer('guides');
  const silent = await silentServer(site.origins.get('guides') ?? '');
  try {
    await visit('/guide');
    await page.evaluate(() => Reflect.set(window, 'sameLoad', true));
    await expect(page.getByText('ci sta mettendo troppo')).toBeVisible({ timeout: 20_000 });
    await silent.leave();
    await site.startServer('guides');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.locator('[data-mf="guides"] a').first()).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'sameLoad'))).toBe(true);
  } finally {
    await silent.leave();
    await site.stopServer('guides');
    await site.startServer('guides');
  }
});

// Found once: the section showed its text keys, and never again words.
test('a shown section whose server is down still changes its language', async ({
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

// Found once: the whole page waited fifteen seconds for one section's texts.
test('a section that hangs does not hold up the language of the page', async ({
  page,
  site,
  visit,
}) => {
  await visit('/guide');
  await expect(page.getByText('Esplora').first()).toBeVisible();
  await site.stopServer('guides');
  const silent = await silentServer(site.origins.get('guides') ?? '');
  try {
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en', { timeout: 5000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  } finally {
    await silent.leave();
    await site.startServer('guides');
  }
});

test('an address with a hash that is not well encoded is still the page', async ({
  page,
  visit,
}) => {
  await visit('/guide#%');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
