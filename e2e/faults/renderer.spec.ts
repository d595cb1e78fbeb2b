/**
 * The renderer with each fault of a section's server file, without itself and without the backend: the
 * other sections of the home page are in its HTML, and the page works in the browser.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { shellEntryPath } from '../../shell/src/boot/shellVersions.ts';
import { integrityOf } from '../../tools/registry/sectionRecord.ts';
import { freePorts } from '../../tools/site/freePorts.ts';
import type { ServedSite } from '../../tools/site/serveSite.ts';
import { startRenderer } from '../../tools/site/site.ts';
import { expect, startPage, test } from '../journeys/fixtures.ts';
import { homeView, withServerFile } from './serverFile.ts';
import { homeSlots } from './slots.ts';

// In one worker: each fault takes all that a processor or its memory has.
test.describe.configure({ mode: 'default' });

const others = ['calculators', 'chat', 'events-marketplace'];
const sections = [...others, 'handouts'];

/** The sections that are in the HTML of the home page, in the order of the alphabet. */
async function sectionsIn(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get('/')).text();
  return sections.filter((remote) => html.includes(`data-mf="${remote}"`)).sort();
}

/** The page is interactive, and the browser has rendered what the HTML lacked. */
async function expectToWork(page: Page, shown: readonly string[]): Promise<void> {
  await page.goto('/');
  await startPage(page);
  for (const { remote, container, content } of homeSlots) {
    if (!shown.includes(remote)) continue;
    await page.locator(container).scrollIntoViewIfNeeded();
    await expect(page.locator(container).locator(content).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'English' }).first().click();
  await expect(page.getByRole('heading', { name: 'Calculators' }).first()).toBeVisible();
  // The next fault meets a new visitor.
  await page.evaluate(() => localStorage.clear());
}

interface Visit {
  page: Page;
  site: ServedSite;
  request: APIRequestContext;
}

/** The HTML has the other sections; the browser shows these, and the section recovers for the next fault. */
async function tryServerFile(
  { page, site, request }: Visit,
  file: Parameters<typeof withServerFile>[2],
  shown: readonly string[],
): Promise<void> {
  const restore = withServerFile(site, 'handouts', file);
  try {
    // A blocked process is stopped after processor time, which takes longer on a busy machine.
    await expect.poll(() => sectionsIn(request), { timeout: 30_000 }).toEqual(others);
    await expectToWork(page, shown);
  } finally {
    restore();
  }
  await expect.poll(() => sectionsIn(request)).toEqual(sections);
}

/** One fault of each kind; what else stops a process: `shell/server/pool.test.ts` and `renderSections.test.ts`. */
const faults = {
  'throws at import': 'throw new Error("broken");',
  'throws while rendering': homeView('throw new Error("broken");'),
  'requires what it may not': 'require("node:fs");',
  'never ends': homeView('return null', 'async () => { await null; for (;;) {} }'),
  'is never ready': homeView('return null', '() => new Promise(() => {})'),
  'never loads':
    'exports.home = { views: { handouts: () => new Promise(() => {}) }, translations: {} };',
  'fills the memory': homeView('const all = []; for (;;) all.push(Buffer.alloc(1e7, 1));'),
  'ends the process': homeView('process.exit();'),
};

for (const [fault, source] of Object.entries(faults)) {
  test(`a server file that ${fault}`, { tag: '@renderer' }, async ({ page, site, request }) => {
    await tryServerFile({ page, site, request }, { source }, sections);
  });
}

test('a server file with an uncaught error', { tag: '@renderer' }, async ({
  page,
  site,
  request,
}) => {
  // It could end the process in which the next page is rendered.
  const source = homeView('void Promise.reject(new Error("stray")); return "read";');
  const restore = withServerFile(site, 'handouts', { source });
  try {
    for (let visit = 0; visit < 5; visit += 1) {
      expect(await sectionsIn(request)).toEqual(sections);
    }
  } finally {
    restore();
  }
  await expectToWork(page, sections);
});

for (const [fault, file, shown] of [
  ['has another hash', { source: homeView('return "tampered"'), hashed: 'another file' }, sections],
  // The browser cannot use it either.
  ['is for another contract', { source: homeView('return "two"'), contract: 99 }, others],
  [
    'has a dead origin',
    { source: homeView('return "dead"'), url: 'http://127.0.0.1:1/server.js' },
    sections,
  ],
] as const) {
  test(`a server file that ${fault}`, { tag: '@renderer' }, async ({ page, site, request }) => {
    await tryServerFile({ page, site, request }, file, shown);
  });
}

test('without the renderer, the browser renders the sections', { tag: '@renderer' }, async ({
  page,
  renderer,
  request,
}) => {
  await renderer.stop();
  try {
    expect(await sectionsIn(request)).toEqual([]);
    await expectToWork(page, sections);
  } finally {
    await renderer.start();
  }
});

test('without the backend, what needs no data is readable', { tag: '@renderer' }, async ({
  page,
  site,
}) => {
  const html = await pageWithoutBackend(site, '/');
  const present = sections.filter((remote) => html.includes(`data-mf="${remote}"`));
  expect(present).toEqual(['calculators', 'chat']);
  await page.route(`${site.backend.url}/**`, (route) => route.abort());
  await page.route(`${site.url}/`, async (route) => {
    await route.fulfill({ response: await route.fetch(), body: html });
  });
  await expectToWork(page, present);
});

/** A page of a renderer whose backend does not answer. */
async function pageWithoutBackend({ folder, backend }: ServedSite, path: string): Promise<string> {
  const [rendererPort = 0, deadPort = 0] = await freePorts(2);
  const copy = mkdtempSync(join(tmpdir(), 'renderer-'));
  const dead = `http://127.0.0.1:${deadPort}`;
  cpSync(`${folder}/shell`, copy, { recursive: true });
  // The configuration is in the shell's server file, whose hash its entry names.
  const entry = JSON.parse(readFileSync(join(copy, shellEntryPath), 'utf8'));
  const file = join(copy, new URL(entry.server.url).pathname);
  const source = readFileSync(file, 'utf8').replaceAll(backend.url, dead);
  writeFileSync(file, source);
  entry.server.integrity = integrityOf(Buffer.from(source));
  writeFileSync(join(copy, shellEntryPath), JSON.stringify(entry));
  const other = await startRenderer({ folder: copy, port: rendererPort });
  try {
    const html = await (await fetch(`http://127.0.0.1:${rendererPort}${path}`)).text();
    // The policy of the page lets the browser ask no other.
    return html.replaceAll(dead, backend.url);
  } finally {
    await other.stop();
    rmSync(copy, { recursive: true });
  }
}
