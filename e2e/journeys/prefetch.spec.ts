/**
 * A prefetched URL must equal the one that the section's query requests: otherwise `prefetch.json`
 * costs a request instead of saving time.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { remoteNames } from 'shared/contract';
import { prefetchRequestsFor } from '../../shell/preload/prefetchRequests.ts';
import { root } from '../../tools/paths.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
import { isFullRun } from './testScope.ts';

const sections = remoteNames.flatMap((remote) => {
  const file = `${root}mf-${remote}/src/prefetch.json`;
  return existsSync(file) ? [{ remote, urls: JSON.parse(readFileSync(file, 'utf8')) }] : [];
});

/** Collects every read of the backend from now on: the part of its URL after `/rest/v1/`. */
function collectReads(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, read] = request.url().split('/rest/v1/');
    if (read) requested.push(read);
  });
  return requested;
}

/** Values for the parameters of paths. */
const examples: Record<string, string> = { category: 'milan', subject: 'Statistica' };

/** Equal for pages whose reads differ in a filter's value only, such as the years of a degree. */
function shapeOf(key: string, urls: Record<string, string[]>): string {
  const [path = '', search] = key.split('?');
  const reads = urls[key]?.map((url) => url.replaceAll(/=eq\.[^&]*/g, '=eq.')) ?? [];
  return [path.split('/').length, search !== undefined, ...reads].join(' ');
}

for (const { remote, urls } of sections) {
  const keys = Object.keys(urls);
  const firstOfShape = (key: string) =>
    keys.find((other) => shapeOf(other, urls) === shapeOf(key, urls));
  // One page of each shape, and all of them in the full run.
  const visited = keys.filter((key) => isFullRun || firstOfShape(key) === key);
  test(`prefetches every read of ${remote} once, before its code has loaded`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(20_000 + 5000 * visited.length);
    const requested = collectReads(page);
    for (const key of visited) {
      const path = key.replace(/:(\w+)/g, (_, name) => examples[name] ?? '');
      const expected = prefetchRequestsFor(urls, new URL(path, baseURL));
      requested.length = 0;
      const release = await holdRequests(page, '**/static/js/index.*.js');
      const settled = page.goto(path);
      // On the home page other sections send requests too.
      const missing = () => expected.filter((read) => !requested.includes(read));
      await expect.poll(missing, path).toEqual([]);
      release();
      await settled;
      await page.waitForLoadState('networkidle');
      const times = expected.map((read) => requested.filter((one) => one === read).length);
      expect(times, path).toEqual(expected.map(() => 1));
    }
  });
}

/** The prefetched reads of all sections on these pages. */
function prefetchesOf(...paths: string[]): string[] {
  return paths.flatMap((path) =>
    sections.flatMap(({ urls }) =>
      prefetchRequestsFor(urls, new URL(path, 'https://linea.example')),
    ),
  );
}

test('the open menu prefetches the data of its pages', async ({ page, visit }) => {
  await visit('/dispense');
  const requested = collectReads(page);
  // Scrolling touches such links, so that they prefetch nothing.
  await page.locator('main a[href="/dispense/primo-anno"]').hover();
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  const expected = prefetchesOf('/guide', '/rappresentanti');
  await expect.poll(() => [...requested].sort()).toEqual([...expected].sort());
  await page.locator('#menu a[href="/guide"]').click();
  await expect(page.locator('[data-mf="guides"] li a').first()).toBeVisible();
  expect(requested).toHaveLength(expected.length);
});

test('hovering a navbar link prefetches the data of its page', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/dispense');
  const requested = collectReads(page);
  const link = page.locator('header a[href="/guide"]').first();
  await link.hover();
  const expected = prefetchesOf('/guide');
  await expect.poll(() => requested).toEqual(expected);
  await link.click();
  await expect(page.locator('[data-mf="guides"] li a').first()).toBeVisible();
  expect(requested).toEqual(expected);
});

/** With these the right data or version is known only once the shell runs. */
const storedStates = {
  'a session': () => localStorage.setItem('sb-demo-auth-token', '{}'),
  'a remote override': () => sessionStorage.setItem('override', '{}'),
};

for (const [name, store] of Object.entries(storedStates)) {
  test(`prefetches no data with ${name}`, async ({ page }) => {
    await page.addInitScript(store);
    const requested = collectReads(page);
    const release = await holdRequests(page, '**/static/js/index.*.js');
    await page.goto('/guide', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    // By then the preload script has sent all its requests.
    await page.evaluate(async () => {
      await Reflect.get(globalThis, 'prefetchedRegistry');
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(requested).toEqual([]);
    release();
  });
}

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

/** An element that needs data, on a page of each shape. */
const withData: Record<string, string> = {
  '/': '[data-mf="handouts"] h3 button',
  '/guide': '[data-mf="guides"] li a',
  '/guide/milan': '[data-mf="guides"] li a[target]',
  '/rappresentanti': '[data-mf="representatives"] article',
  '/dispense/primo-anno': '[data-mf="handouts"] li a',
  '/dispense/secondo-anno/Statistica': '[data-mf="handouts"] li button',
  '/dispense/clmg/primo-anno': '[data-mf="handouts"] li button',
};

for (const [path, data] of Object.entries(withData)) {
  test(`first renders with prefetched data: ${path}`, async ({ page }) => {
    const release = await holdRequests(page, '**/static/js/index.*.js');
    const read = page.waitForResponse('**/rest/v1/*?*');
    const settled = page.goto(path);
    await (await read).finished();
    // The first content of this section; the home page has others too.
    const [section] = data.split(' ');
    const first = page.evaluate(
      ([content, selector]) =>
        new Promise<number>((resolve) => {
          const observer = new MutationObserver(() => {
            if (!document.querySelector(content)) return;
            resolve(document.querySelectorAll(selector).length);
          });
          observer.observe(document, { subtree: true, childList: true });
        }),
      [`${section} > *`, data] as const,
    );
    release();
    await settled;
    expect(await first).toBeGreaterThan(0);
  });
}

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
