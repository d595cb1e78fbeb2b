/**
 * The HTML before any script runs. Without it a page is blank for seconds on a slow network, and
 * messengers and search engines see the same title everywhere.
 */

import { inEveryLanguage } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { pages } from '../../shell/src/composition.ts';
import { text } from '../translations.ts';
import { expect, onConsoleError, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
import { testedLanguages } from './testScope.ts';

const shellText = (key: string) =>
  inEveryLanguage((language) =>
    text('shell', language, key).replace('{{name}}', demonstration.association),
  );

/** The shell's own pages, and every page of the composition with a value for its parameter. */
const everyPage = [
  { path: '/', title: shellText('home.subtitle'), description: shellText('home.description') },
  { path: '/chi-siamo', title: shellText('about.title'), description: shellText('about.lead') },
  ...pages.map((page) => ({ ...page, path: page.path.replace(/:\w+$/, 'una%20cosa') })),
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of testedLanguages) {
    // In one browser page, because without scripts no state is left between them.
    test(`every page has its frame and heading (${language})`, async ({ page }) => {
      for (const { path, title, description } of everyPage) {
        await test.step(path, async () => {
          const response = await page.goto(language === 'it' ? path : `${path}?lang=${language}`);
          expect(response?.status()).toBe(200);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
          await expect(page.getByRole('banner')).toBeVisible();
          await expect(page.getByRole('contentinfo')).toContainText(demonstration.email);
          await expect(page.locator('meta[name="description"]')).toHaveAttribute(
            'content',
            description[language],
          );
        });
      }
    });
  }
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

test('updates the one title, description and canonical URL on navigation, and keeps Italian when it is chosen', async ({
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

  await page.goBack();
  await expect(page).toHaveURL('/guide?lang=en');
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page).toHaveURL(/\/guide$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
});

test('requests the shell’s scripts after the HTML was parsed, and a section’s files meanwhile', async ({
  page,
  site,
}) => {
  const remote = site.origins.get('guides') ?? '';
  const scripts: string[] = [];
  const ofSection: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (request.resourceType() === 'script') scripts.push(request.url());
    if (origin === remote) ofSection.push(pathname.replace(/^\/guides\/[^/]+\//, ''));
  });
  const releasePreload = await holdRequests(page, '**/static/js/preload.*.js');
  const releaseShell = await holdRequests(page, '**/static/js/index.*.js');
  await page.goto('/guide', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  expect(scripts).toEqual([expect.stringContaining('/static/js/preload.')]);
  releasePreload();
  await expect.poll(() => ofSection.length).toBe(3);
  expect(ofSection).toContain('remoteEntry.js');
  releaseShell();
  await expect(page.locator('[data-mf="guides"] a').first()).toBeVisible();
  // The preloaded files run from the cache, without a second request.
  await page.waitForLoadState();
  expect([...new Set(ofSection)]).toHaveLength(3);
});
