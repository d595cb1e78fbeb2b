/**
 * The HTML before any script runs. Without it a page is blank for seconds on a slow network, and
 * messengers and search engines see the same title everywhere.
 */
import type { Language } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { pages } from '../../shell/src/composition.ts';
import { text } from '../translations.ts';
import { expect, onConsoleError, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
import { testedLanguages } from './testScope.ts';

/** The shell's own pages and those of the composition. */
function everyPage(language: Language) {
  const shell = (key: string) => text('shell', language, key, { name: demonstration.association });
  return [
    { path: '/', title: shell('home.subtitle'), description: shell('home.description') },
    { path: '/chi-siamo', title: shell('about.title'), description: shell('about.lead') },
    ...pages.map(({ path, title, description }) => ({
      path: path.replace(/:\w+$/, 'una%20cosa'),
      title: title[language],
      description: description[language],
    })),
  ];
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of testedLanguages) {
    // In one browser page, because without scripts no state is left between them.
    test(`every page has its frame and heading (${language})`, async ({ page }) => {
      for (const { path, title, description } of everyPage(language)) {
        await test.step(path, async () => {
          const response = await page.goto(language === 'it' ? path : `${path}?lang=${language}`);
          expect(response?.status()).toBe(200);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
          await expect(page.getByRole('banner')).toBeVisible();
          await expect(page.getByRole('contentinfo')).toContainText(demonstration.email);
          await expect(page.locator('meta[name="description"]')).toHaveAttribute(
            'content',
            description,
          );
        });
      }
    });
  }

  test('an unknown path is a 404', async ({ page }) => {
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test('hydrates the prerendered HTML without rendering it again', async ({ page }) => {
  const errors: string[] = [];
  onConsoleError(page, (text) => errors.push(text));
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-first', '');
    });
  });
  for (const path of ['/', '/guide', '/guide/tesi', '/dispense/clmg/primo-anno']) {
    await page.goto(path);
    await expect(page.locator('[data-mf]').first()).toBeAttached();
    await expect(page.locator('h1')).toHaveAttribute('data-first', '');
  }
  expect(errors).toEqual([]);
});

test('keeps the scroll position when the page hydrates', async ({ page }) => {
  const release = await holdRequests(page, '**/static/js/index.*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  release();
  await expect(page.getByRole('banner')).toHaveAttribute('data-stage', 'past-hero');
  await expect(page.locator('[data-mf="handouts"]')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test('updates the one title, description and canonical URL on navigation', async ({
  page,
  visit,
}) => {
  await visit('/guide?lang=en');
  await expect(page).toHaveTitle(`Guides · ${demonstration.association}`);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveTitle(`About us · ${demonstration.association}`);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/chi-siamo\?lang=en$/,
  );
  await expect(page.locator('link[hreflang="it"]')).toHaveAttribute('href', /\/chi-siamo$/);
});

test('keeps Italian when chosen on a page that was opened in English', async ({ page, visit }) => {
  await visit('/guide?lang=en');
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page).toHaveURL(/\/guide$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
});

test('requests a section’s files while the shell’s scripts are loading', async ({ page, site }) => {
  const release = await holdRequests(page, '**/static/js/index.*.js');
  const remote = site.origins.get('guides') ?? '';
  const requested: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === remote) requested.push(pathname.replace(/^\/guides\/[^/]+\//, ''));
  });
  const settled = page.goto('/guide');
  await expect.poll(() => requested.length).toBe(3);
  expect(requested).toContain('remoteEntry.js');
  release();
  await settled;
  await expect(page.locator('[data-mf="guides"] a').first()).toBeVisible();
  // The preloaded files run from the cache, without a second request.
  expect([...new Set(requested)]).toHaveLength(3);
});

test('requests the shell’s scripts after the HTML was parsed', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  const release = await holdRequests(page, '**/static/js/preload.*.js');
  await page.goto('/guide', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  expect(requested).toEqual([expect.stringContaining('/static/js/preload.')]);
  release();
  await expect(page.locator('[data-mf="guides"] a').first()).toBeVisible();
});
