/** Pages that the renderer serves with their sections, and what each failure of a section costs. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import type { RegistryFile } from 'shared/registry';
import type { ServedSite } from '../../tools/site/serveSite.ts';
import { text } from '../translations.ts';
import { expect, test } from './fixtures.ts';
import { serveRenderedPages } from './serveRenderedPages.ts';

const renderer = serveRenderedPages();

/** What a row of each page is. */
const pages = [
  { path: '/guide', row: 'a[href^="/guide/"]' },
  { path: '/guide/tesi', row: 'h2 a[target="_blank"]' },
  { path: '/dispense', row: 'a[href^="/dispense/"]' },
  { path: '/dispense/primo-anno', row: 'a[href^="/dispense/primo-anno/"]' },
  { path: '/dispense/clmg/primo-anno', row: 'time' },
  { path: '/rappresentanti', row: 'h2' },
  { path: '/', row: 'time' },
] as const;

const section = (page: Page) => page.locator('[data-mf]').first();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, row } of pages) {
    test(`shows the content of ${path} in both languages`, async ({ page }) => {
      for (const language of ['it', 'en']) {
        await page.goto(`${path}?lang=${language}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('[data-mf]').locator(row).first()).toBeVisible();
        await expect(page.getByText(text('common', 'it', 'loading'))).toHaveCount(0);
      }
    });
  }

  test('names the course in the title and in what messengers show', async ({ page }) => {
    await page.goto('/dispense/primo-anno');
    const course = page.locator('[data-mf="handouts"] a').first();
    const address = await course.getAttribute('href');
    await page.goto(address ?? '');
    const name = decodeURIComponent(address?.split('/').pop() ?? '');
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    const title = page.locator('meta[property="og:title"]');
    await expect(title).toHaveAttribute('content', new RegExp(`^${name}`));
  });
});

for (const { path } of pages) {
  test(`hydrates ${path} in place, with the data of the page`, async ({ page, site }) => {
    const errors: string[] = [];
    const reads: string[] = [];
    page.on('console', (message) => {
      // Playwright blocks the service worker.
      const isWorker = message.text().includes('offline use');
      if (message.type() === 'error' && !isWorker) errors.push(message.text());
    });
    page.on('request', (request) => {
      if (request.url().startsWith(`${site.backend.url}/rest/`)) reads.push(request.url());
    });
    await page.goto(path);
    // Set on the section before hydration; it survives only where the HTML does.
    await section(page).evaluate((element) => element.setAttribute('data-from-html', ''));
    await expect(page.locator('html')).toHaveAttribute('data-interactive');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-mf][data-from-html]')).toHaveCount(1);
    expect(errors).toEqual([]);
    expect(reads.filter((url) => !url.includes('frequent_questions'))).toEqual([]);
  });
}

test('keeps the content of a section that is down, and offers a retry when it is tapped', async ({
  page,
  site,
  request,
}) => {
  // The renderer keeps the server file that it has fetched.
  await request.get('/rappresentanti');
  await site.stopServer('representatives');
  try {
    await page.goto('/rappresentanti');
    const card = page.locator('[data-mf="representatives"]');
    await expect(card.locator('h2').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-interactive');
    await card.getByRole('button').first().click();
    const retry = page.getByRole('button', { name: text('common', 'it', 'retry') });
    await expect(retry).toBeVisible({ timeout: 30_000 });
    await expect(card.locator('h2').first()).toBeVisible();
    await site.startServer('representatives');
    await retry.click();
    await expect(retry).toBeHidden();
    await expect(card.locator('h2').first()).toBeVisible();
  } finally {
    await site.startServer('representatives').catch(() => {});
  }
});

test('hydrates in the language that the visitor chose meanwhile', async ({ page, site }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const guides = site.origins.get('guides') ?? '';
  await page.route(`${guides}/**/*.js`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/guide');
  await expect(page.locator('html')).toHaveAttribute('data-interactive');
  await page
    .getByRole('button', { name: text('shell', 'it', 'languages.en') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  // The Italian rows stay until the English ones can be rendered.
  await expect(page.locator('[data-mf="guides"]').getByText('Stage').first()).toBeVisible();
  release();
  await expect(page.locator('[data-mf="guides"]').getByText('Internships').first()).toBeVisible();
});

/** Publishes another server file of the guides, as a release of theirs would. */
function withServerFile(site: ServedSite, source: string, hashed = source) {
  const file = `${site.folder}/shell/registry.json`;
  const published = readFileSync(file, 'utf8');
  const registry: RegistryFile = JSON.parse(published);
  const live = registry.remotes.guides;
  if (!live) throw new Error('No guides are published.');
  const name = createHash('sha1').update(source).digest('hex').slice(0, 8);
  writeFileSync(`${site.folder}/guides/${name}.js`, source);
  const integrity = `sha384-${createHash('sha384').update(hashed).digest('base64')}`;
  live.server = { url: `${site.origins.get('guides')}/${name}.js`, integrity };
  // A version of its own, because failures are remembered by version.
  live.version = `0.1.0-${name}`;
  writeFileSync(file, JSON.stringify(registry));
  return () => writeFileSync(file, published);
}

const view = (body: string) =>
  `const view = async () => ({ default: () => { ${body} } });
   exports.pages = { views: { categories: view, category: view }, translations: { it: async () => ({ default: {} }), en: async () => ({ default: {} }) } };`;

const failures = [
  ['throws at import', 'throw new Error("broken");'],
  ['throws while rendering', view('throw new Error("broken");')],
  ['never ends at import', 'for (;;) {}'],
  ['never ends while rendering', view('for (;;) {}')],
  [
    'uses up the memory',
    view('const all = []; for (;;) all.push(new Array(1e6).fill(all.length));'),
  ],
  ['requires what it may not', 'require("node:fs");'],
  [
    'rejects a promise out of turn',
    'Promise.reject(new Error("stray")); throw new Error("broken");',
  ],
] as const;

for (const [failure, source] of failures) {
  test(`a server file that ${failure} affects only its own slot`, async ({
    page,
    site,
    request,
  }) => {
    const restore = withServerFile(site, source);
    try {
      const html = await (await request.get('/guide')).text();
      expect(html).toContain(`Guide · ${demonstration.association}`);
      expect(html).not.toContain('data-mf="guides"');
      // The other sections are rendered all the same.
      expect(await (await request.get('/rappresentanti')).text()).toContain(
        'data-mf="representatives"',
      );
      // The browser renders what the renderer could not.
      await page.goto('/guide');
      await expect(page.locator('[data-mf="guides"]').getByText('Tesi').first()).toBeVisible();
    } finally {
      restore();
    }
  });
}

test('a server file with another hash is not run', async ({ site, request }) => {
  const restore = withServerFile(site, view('return "tampered"'), 'another file');
  try {
    const html = await (await request.get('/guide')).text();
    expect(html).not.toContain('tampered');
    expect(html).not.toContain('data-mf="guides"');
  } finally {
    restore();
  }
});

test('a release is rendered from the next request on, and so is a rollback', async ({
  site,
  request,
}) => {
  const rendered = async () => (await request.get('/guide')).text();
  expect(await rendered()).toContain('data-mf="guides"');
  const restore = withServerFile(site, view('return "the second release"'));
  expect(await rendered()).toContain('the second release');
  restore();
  expect(await rendered()).not.toContain('the second release');
});

test('a release with the same server file is rendered under its own name', async ({
  site,
  request,
}) => {
  // The browser hydrates only HTML of the version that it loads.
  const rendered = async () => (await request.get('/guide')).text();
  expect(await rendered()).toContain('data-mf="guides"');
  const file = `${site.folder}/shell/registry.json`;
  const published = readFileSync(file, 'utf8');
  const registry: RegistryFile = JSON.parse(published);
  if (registry.remotes.guides) registry.remotes.guides.version = 'same-server-file';
  writeFileSync(file, JSON.stringify(registry));
  expect(await rendered()).toContain('"guides/pages/categories":"same-server-file"');
  writeFileSync(file, published);
});

test('pages asked for at once do not mix languages', async ({ request }) => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const language = index % 2 === 0 ? 'it' : 'en';
      const html = await (await request.get(`/guide?lang=${language}`)).text();
      return { language, html };
    }),
  );
  // A busy backend may leave some of them to the browser.
  expect(answers.some(({ html }) => html.includes('Internships'))).toBe(true);
  expect(answers.some(({ html }) => html.includes('Exchange magistrale'))).toBe(true);
  for (const { language, html } of answers) {
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).not.toContain(language === 'en' ? 'Exchange magistrale' : 'Internships');
  }
});

test('without the renderer, pages are frames whose sections the browser renders', async ({
  page,
  site,
}) => {
  await renderer.stop();
  try {
    const response = await page.goto('/guide');
    expect(await response?.text()).not.toContain('data-mf="guides"');
    await expect(page.locator('[data-mf="guides"]').getByText('Tesi').first()).toBeVisible();
  } finally {
    await renderer.start(site);
  }
});
