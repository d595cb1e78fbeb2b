/**
 * What is in the HTML before any script runs: on a slow connection the page was blank for seconds,
 * and messengers and search engines saw the same title everywhere.
 */
import { type Language, languages } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { pages } from '../../shell/src/composition.ts';
import { text } from '../allTexts.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { onConsoleError } from './onConsoleError.ts';

/** The shell's own pages and those of the composition, as a visitor asks for them. */
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

  for (const language of languages) {
    // One visitor goes from page to page: without scripts, none of them leaves anything behind.
    test(`every page shows its frame and heading (${language})`, async ({ page }) => {
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

  test('an address that leads nowhere is a 404', async ({ page }) => {
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test('the page takes over what the HTML shows, without drawing it again', async ({ page }) => {
  const complaints: string[] = [];
  onConsoleError(page, (text) => complaints.push(text));
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
  expect(complaints).toEqual([]);
});

test('who has begun to read stays there when the code arrives', async ({ page }) => {
  const release = await hold(page, '**/static/js/index.*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  release();
  await expect(page.getByRole('banner')).toHaveAttribute('data-stage', 'past-hero');
  await expect(page.locator('[data-mf="handouts"]')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test('one title, description and canonical address follow the visitor', async ({ page, visit }) => {
  await visit('/guide?lang=en');
  await expect(page).toHaveTitle('Guides · Linea');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveTitle('About us · Linea');
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/chi-siamo\?lang=en$/,
  );
  await expect(page.locator('link[hreflang="it"]')).toHaveAttribute('href', /\/chi-siamo$/);
});

test('who came by a link in English and chooses Italian stays in Italian', async ({
  page,
  visit,
}) => {
  await visit('/guide?lang=en');
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page).toHaveURL(/\/guide$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
});

test('a section’s files are asked for while the shell’s own code is still on its way', async ({
  page,
  site,
}) => {
  const release = await hold(page, '**/static/js/index.*.js');
  const remote = site.origins.get('guides') ?? '';
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === remote) asked.push(pathname.replace(/^\/guides\/[^/]+\//, ''));
  });
  const settled = page.goto('/guide');
  await expect.poll(() => asked.length).toBe(4);
  expect(asked).toEqual(expect.arrayContaining(['remoteEntry.js', 'static/prefetch.json']));
  release();
  await settled;
  await expect(page.locator('[data-mf="guides"] a').first()).toBeVisible();
  // Each was fetched, and then run: the second time it came from the browser's own store.
  expect([...new Set(asked)]).toHaveLength(4);
});

test('the shell’s scripts are asked for when the page has been read', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  const release = await hold(page, '**/static/js/preload.*.js');
  await page.goto('/guide', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  expect(asked).toEqual([expect.stringContaining('/static/js/preload.')]);
  release();
  await expect(page.locator('[data-mf="guides"] a').first()).toBeVisible();
});
