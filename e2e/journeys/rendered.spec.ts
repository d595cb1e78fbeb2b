/** Pages that the renderer serves with their sections; `faults/renderer.spec.ts` has what failures cost. */
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sectionParameters } from 'shared/contract';
import type { RegistryFile } from 'shared/registry';
import { pageParameters, typedParameter } from '../../shell/src/boot/pageParameters.ts';
import { pageStateId, type RenderedPageState } from '../../shell/src/boot/pageState.ts';
import { routePaths } from '../../shell/src/routePaths.ts';
import { renderedViewsAt } from '../../shell/src/viewsAt.ts';
import { freePorts } from '../../tools/site/freePorts.ts';
import { startRenderer } from '../../tools/site/site.ts';
import { homeView, withServerFile } from '../faults/serverFile.ts';
import { expect, onConsoleError, startPage, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
import { trackLayoutShift } from './layout.ts';
import { isFullRun } from './testScope.ts';

const paths = [
  '/guide',
  '/guide/tesi',
  '/dispense',
  '/dispense/primo-anno',
  '/dispense/clmg/primo-anno',
  '/rappresentanti',
  '/',
];

test('every page hydrates in place, with its data, and nothing shifts', async ({ page, site }) => {
  test.slow();
  const errors: string[] = [];
  const reads: string[] = [];
  const clients: string[] = [];
  onConsoleError(page, (text) => errors.push(text));
  page.on('request', (request) => {
    if (request.url().startsWith(`${site.backend.url}/rest/`)) reads.push(request.url());
    if (/\/supabase\.[\w-]+\.js$/.test(request.url())) clients.push(request.url());
  });
  const layoutShift = await trackLayoutShift(page);
  for (const path of paths) {
    await test.step(path, async () => {
      // Not the preload script, which holds back the first paint.
      const release = await holdRequests(
        page,
        ({ pathname }) => pathname.endsWith('.js') && !pathname.includes('/preload.'),
      );
      await page.goto(path, { waitUntil: 'commit' });
      const section = page.locator('[data-mf]').first();
      await expect(section.locator(':is(h2, h3, li)').first()).toBeVisible();
      // Set on the section before hydration; it survives only where the HTML does.
      await section.evaluate((element) => element.setAttribute('data-from-html', ''));
      release();
      await startPage(page);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[data-mf][data-from-html]')).toHaveCount(1);
      expect(await layoutShift()).toBeLessThanOrEqual(0.02);
      expect(errors).toEqual([]);
      expect(reads.filter((url) => !url.includes('frequent_questions'))).toEqual([]);
      // Only what reads needs the backend's client: 52 KB.
      expect(clients).toHaveLength(reads.length === 0 ? 0 : 1);
      await page.unrouteAll();
    });
  }
});

test('links in the content of a section that is down lead to pages with their content', async ({
  page,
  site,
  request,
}) => {
  await request.get('/guide/tesi');
  await site.stopServer('guides');
  try {
    await page.goto('/guide');
    await startPage(page);
    await page.locator('[data-mf="guides"] a[href="/guide/tesi"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tesi 101');
    const guide = page.locator('[data-mf="guides"] h2 a[target="_blank"]').first();
    await expect(guide).toBeVisible();
    const opened = page.waitForEvent('popup');
    await guide.click();
    await opened;
  } finally {
    await site.startServer('guides').catch(() => {});
  }
});

test('hydrates in the language that the visitor chose meanwhile', async ({ page, site }) => {
  const release = await holdRequests(page, `${site.origins.get('guides')}/**/*.js`);
  await page.goto('/guide');
  await startPage(page);
  await page.getByRole('button', { name: 'English' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  // The Italian rows stay until the English ones can be rendered.
  await expect(page.locator('[data-mf="guides"]').getByText('Stage').first()).toBeVisible();
  release();
  await expect(page.locator('[data-mf="guides"]').getByText('Internships').first()).toBeVisible();
});

test('renders every section of every page with every search parameter that pages know', async ({
  request,
}) => {
  for (const route of routePaths) {
    const path = route.replace(/:\w+$/, 'tesi');
    const views = renderedViewsAt(path);
    const own = views.flatMap<string>(({ remote }) => sectionParameters[remote]);
    // Each alone, and together those that only other pages' sections read.
    const names = isFullRun ? pageParameters : [...new Set([typedParameter, ...own])];
    const others = pageParameters.filter((name) => !names.includes(name));
    const groups = [...names.map((name) => [name]), others];
    // A year or a page of a file, and a calculator.
    const queries = groups.flatMap((group) =>
      ['2', 'graduation'].map((value) => group.map((name) => `${name}=${value}`).join('&')),
    );
    for (const query of new Set(queries)) {
      const html = await (await request.get(`${path}?${query}`)).text();
      expect(Object.keys(pageStateIn(html).views), `${path}?${query}`).toHaveLength(views.length);
    }
  }
});

function pageStateIn(html: string): RenderedPageState {
  return JSON.parse(new RegExp(`id="${pageStateId}">([^<]*)<`).exec(html)?.[1] ?? '{}');
}

const guides = (content: string) => `
  const texts = async () => ({ default: {} });
  const view = async () => ({ default: () => ${JSON.stringify(content)} });
  exports.pages = { views: { categories: view, category: view }, translations: { it: texts, en: texts } };`;

test('answers health checks, and finishes its pages when it is stopped', async ({ site }) => {
  const [port = 0] = await freePorts(1);
  const [data, asked] = await heldServer();
  const { port: dataPort } = data.address() as AddressInfo;
  const loader = `() => fetch("http://127.0.0.1:${dataPort}")`;
  const restore = withServerFile(site, 'handouts', {
    source: homeView('return "read late"', loader),
  });
  const other = await startRenderer({ folder: `${site.folder}/shell`, port });
  try {
    const origin = `http://127.0.0.1:${port}`;
    for (const path of ['/healthz', '/readyz'])
      await expect.poll(async () => (await fetch(origin + path)).status).toBe(200);
    const page = fetch(origin);
    const answer = await asked;
    const stopped = other.stop();
    answer();
    expect(await (await page).text()).toContain('read late');
    await stopped;
    await expect(fetch(origin)).rejects.toThrow();
  } finally {
    await other.stop();
    restore();
    data.close();
  }
});

test('does not start with an invalid number of seconds', async ({ site }) => {
  const [port = 0] = await freePorts(1);
  const starting = startRenderer({ folder: `${site.folder}/shell`, port, freshSeconds: -1 });
  await expect(starting).rejects.toThrow('FRESH_SECONDS is no number of seconds: -1');
});

/** A server whose first request waits for the function that it gives. */
async function heldServer(): Promise<[Server, Promise<() => void>]> {
  const server = createServer();
  const asked = once(server, 'request').then(
    ([, response]) =>
      () =>
        void response.end('{}'),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return [server, asked];
}

test('a release is rendered from the next request on, under its own name, and so is a rollback', async ({
  site,
  request,
}) => {
  const rendered = async () => (await request.get('/guide')).text();
  expect(await rendered()).toContain('data-mf="guides"');
  const restore = withServerFile(site, 'guides', { source: guides('the second release') });
  expect(await rendered()).toContain('the second release');
  restore();
  expect(await rendered()).not.toContain('the second release');

  // Of a release with the same server file too: the browser hydrates only HTML of the version that it loads.
  const file = `${site.folder}/shell/registry.json`;
  const published = readFileSync(file, 'utf8');
  const registry: RegistryFile = JSON.parse(published);
  if (registry.remotes.guides) registry.remotes.guides.version = 'same-server-file';
  writeFileSync(file, JSON.stringify(registry));
  expect(await rendered()).toContain('"guides/pages/categories":"same-server-file"');
  writeFileSync(file, published);
});
