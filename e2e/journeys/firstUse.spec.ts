/** A page from the server is read without its scripts: they run when somebody means to use it. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { follow, statistics } from './followedCourses.ts';
import { previewLinks } from './preview.ts';

const interactive = '[data-interactive]';

/** Opens a page and waits until it rests; resolves with the scripts that it fetched. */
async function openAtRest(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return scripts;
}

test('a page at rest has its code and runs none of it, until it is used', async ({ page }) => {
  for (const path of ['/', statistics, '/guide', '/rappresentanti', '/chi-siamo']) {
    await test.step(path, async () => {
      const scripts = await openAtRest(page, path);
      expect(scripts.some((url) => /\/index\.\w+\.js$/.test(url))).toBe(true);
      await expect(page.locator(interactive)).toHaveCount(0);
      const fetched = scripts.length;
      await page.mouse.move(200, 200);
      await page.mouse.move(210, 210);
      await expect(page.locator(interactive)).toHaveCount(1);
      expect(scripts.slice(fetched).filter((url) => scripts.indexOf(url) >= fetched)).toEqual(
        expect.not.arrayContaining([expect.stringMatching(/\/index\.\w+\.js$/)]),
      );
    });
  }
});

test('with the data saver a page fetches code only when it is used', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scripts = await openAtRest(page, statistics);
  expect(scripts.map((url) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/\/preload\.\w+\.js$/),
  ]);
  await follow(page);
});

test('a page that is used without a network stays, and starts with the next one', async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openAtRest(page, statistics);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Segui', exact: true }).click();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await expect(previewLinks(page).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator(interactive)).toHaveCount(1);
});

test('the first tap opens a file in the reader, the chat and the menu', async ({ page }) => {
  await test.step('a file', async () => {
    await openAtRest(page, statistics);
    await previewLinks(page).first().click();
    await expect(page.getByRole('region', { name: 'Pagine del file' })).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
  });
  await test.step('the chat', async () => {
    await openAtRest(page, '/');
    await page.getByRole('button', { name: 'Chiedi ad Astra' }).last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await test.step('the menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAtRest(page, '/guide');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(
      page.getByRole('navigation').getByRole('link', { name: 'Dispense' }),
    ).toBeVisible();
  });
});

test('the first key opens the search', async ({ page }) => {
  await openAtRest(page, '/guide');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what a device keeps is there without a sign of use', async ({ page, visit }) => {
  await visit(statistics);
  await follow(page);
  await openAtRest(page, '/guide');
  await expect(page.locator(interactive)).toHaveCount(1);
});
