/** What happens to a rendered page while, and long after, it was rendered: nothing that a visitor notices. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { RegistryFile } from 'shared/registry';
import { expect, onConsoleError, startPage, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
import { previewLinks } from './preview.ts';

/** Set before hydration, it survives only where the HTML does. */
const markHtml = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.setAttribute('data-from-html', ''));
const fromHtml = (page: Page) => page.locator('[data-from-html]');

test('rows older than their stale time are refreshed in place', async ({ page, site }) => {
  const renderedAt = Date.now();
  await page.clock.install({ time: renderedAt + 60 * 60_000 });
  await page.route(`${site.backend.url}/rest/v1/handouts?*`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('Appunti completi', 'Appunti di oggi');
    await route.fulfill({ response, body });
  });
  const release = await holdRequests(page, `${site.backend.url}/rest/v1/handouts?*`);
  await page.goto('/dispense/secondo-anno/Statistica');
  const rows = page.locator('[data-mf="handouts"] li');
  await expect(rows.first()).toContainText('Appunti completi');
  const button = rows.first().getByRole('link').first();
  await markHtml(page, '[data-mf="handouts"]');
  await startPage(page);
  await button.focus();
  const count = await rows.count();
  release();
  await expect(page.getByText('Appunti di oggi').first()).toBeVisible();
  await expect(fromHtml(page)).toHaveCount(1);
  await expect(rows).toHaveCount(count);
  await expect(button).toBeFocused();
});

// Regression: React refused the HTML of `/dispense` on a device that had opened a file.
test('pages are hydrated on a device that has opened and followed something', async ({ page }) => {
  const errors: string[] = [];
  onConsoleError(page, (text) => errors.push(text));
  await page.goto('/dispense/secondo-anno/Statistica');
  await startPage(page);
  await page.getByRole('button', { name: 'Segui', exact: true }).click();
  await previewLinks(page).first().click();
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
  for (const path of ['/', '/dispense', '/dispense/secondo-anno/Statistica']) {
    await test.step(path, async () => {
      await page.goto(path);
      await markHtml(page, '[data-mf="handouts"]');
      await startPage(page);
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('Statistica', { exact: true }).first()).toBeVisible();
      await expect(fromHtml(page)).toHaveCount(1);
      expect(errors).toEqual([]);
    });
  }
});

test('the dark theme that is switched on before hydration stays', async ({ page, site }) => {
  const release = await holdRequests(page, `${site.origins.get('guides')}/**/*.js`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/guide');
  await markHtml(page, '[data-mf="guides"]');
  const background = () =>
    page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background();
  expect(dark).not.toBe(light);
  release();
  await startPage(page);
  await page.getByRole('searchbox').fill('tesi');
  await expect(page).toHaveURL(/q=tesi/);
  await expect(fromHtml(page)).toHaveCount(1);
  expect(await background()).toBe(dark);
});

test('links work before hydration, and Back returns to the content', async ({ page, site }) => {
  const guides = await holdRequests(page, `${site.origins.get('guides')}/**/*.js`);
  await page.goto('/guide');
  await startPage(page);
  const category = page.locator('[data-mf="guides"] ul a[href^="/guide/"]').first();
  const address = (await category.getAttribute('href')) ?? '';
  await category.click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL('/guide');
  guides();
  await expect(page.locator('[data-mf="guides"] ul a[href^="/guide/"]').first()).toBeVisible();
  await category.click();
  await expect(page.locator('[data-mf="guides"] h2 a[target="_blank"]').first()).toBeVisible();
});

test('a visitor in a canary gets that version, and everyone else the HTML', async ({
  page,
  site,
}) => {
  const file = `${site.folder}/shell/registry.json`;
  const published = readFileSync(file, 'utf8');
  const { version } = JSON.parse(published).remotes.guides;
  const canaryName = `${version}-canary`;
  const folder = `${site.folder}/guides/guides`;
  cpSync(`${folder}/${version}`, `${folder}/${canaryName}`, { recursive: true });
  const registry: RegistryFile = JSON.parse(published);
  const live = registry.remotes.guides;
  if (!live) throw new Error('No guides are published.');
  const { previous: _, ...copy } = JSON.parse(
    JSON.stringify(live).replaceAll(`/${version}/`, `/${canaryName}/`),
  );
  registry.remotes.guides = { ...live, canary: { ...copy, version: canaryName, percentage: 50 } };
  writeFileSync(file, JSON.stringify(registry));
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/guides\/([^/]+)\/remoteEntry/.exec(request.url()) ?? [];
    if (name) loaded.push(name);
  });
  const open = async (bucket: string) => {
    loaded.length = 0;
    await page.addInitScript((value) => localStorage.setItem('canary', value), bucket);
    await page.goto('/guide');
    await startPage(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-mf="guides"] ul a[href^="/guide/"]').first()).toBeVisible();
    return [...new Set(loaded)];
  };
  try {
    expect(await open('49')).toEqual([canaryName]);
    expect(await open('50')).toEqual([version]);
  } finally {
    writeFileSync(file, published);
    rmSync(`${folder}/${canaryName}`, { recursive: true });
  }
});
