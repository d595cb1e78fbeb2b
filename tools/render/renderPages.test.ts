import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from 'shared/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sitemap } from '../../shell/server/sitemap.ts';
import { folderTarget } from '../registry/target/folderTarget.ts';
import { renderPages } from './renderPages.ts';

const course = "/dispense/primo-anno/L'arte%20del%20dubbio";

/** The four pages that have a file, in every language. */
const fileCount = 4 * languages.length;

let folder: string;
let server: Server;
let paths: string[];
let incomplete: string[];
let isDown: boolean;
/** How often each page is incomplete before it is complete. */
let incompleteTimes: Map<string, number>;
/** Pages that are never answered. */
let hanging: string[];
/** Pages and stylesheets that are answered with 404. */
let missing: string[];
/** Where pages are now. */
let moved: Map<string, string>;
/** What a page has in its head. */
let links: Map<string, string>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'render-'));
  paths = ['/', '/guide', '/guide/tesi', course, '/guide/A%2FB'];
  incomplete = [];
  isDown = false;
  incompleteTimes = new Map();
  hanging = [];
  missing = [];
  links = new Map();
  moved = new Map();
  server = createServer((request, response) => {
    const { url = '' } = request;
    if (isDown) response.writeHead(500).end();
    else if (url === '/sitemap.xml') response.end(sitemap('https://site.example', paths));
    else if (!hanging.includes(url)) {
      const times = incompleteTimes.get(url) ?? 0;
      incompleteTimes.set(url, times - 1);
      const isComplete = times <= 0 && !incomplete.includes(url);
      response.setHeader('X-Page', isComplete ? 'complete' : 'incomplete');
      const location = moved.get(url);
      if (location !== undefined) response.writeHead(302, { location });
      if (missing.includes(url)) response.writeHead(404);
      response.end(`${links.get(url) ?? ''}rendered ${url}`);
    }
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const render = () =>
  renderPages({
    renderer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target: folderTarget(folder),
    timeoutMs: 1000,
  });
const text = (file: string) => readFileSync(join(folder, file), 'utf8');

it('writes every page in every language where static hosts look for it', async () => {
  expect(await render()).toMatchObject({ written: fileCount, kept: [] });
  expect(text('index.html')).toBe('rendered /');
  expect(text('index.en.html')).toBe('rendered /?lang=en');
  expect(text('guide/tesi/index.html')).toBe('rendered /guide/tesi');
  expect(text("dispense/primo-anno/L'arte del dubbio/index.en.html")).toBe(
    `rendered ${course}?lang=en`,
  );
  expect(text('sitemap.xml')).toContain('/guide/A%2FB');
});

it('keeps the file of a page that lacks a section, and names it', async () => {
  await render();
  writeFileSync(join(folder, 'guide/index.html'), 'complete');
  incomplete = ['/guide'];
  expect(await render()).toMatchObject({ written: fileCount - 1, kept: ['/guide'] });
  expect(text('guide/index.html')).toBe('complete');
});

it('tries a page that lacks a section again', async () => {
  incompleteTimes = new Map([['/guide', 2]]);
  expect(await render()).toMatchObject({ written: fileCount, kept: [] });
  expect(text('guide/index.html')).toBe('rendered /guide');
});

it('keeps the file of a page that is not answered, and writes the others', async () => {
  hanging = ['/guide'];
  expect(await render()).toMatchObject({ written: fileCount - 1, kept: ['/guide'] });
});

it('writes nothing when the pages cannot be listed', async () => {
  await render();
  writeFileSync(join(folder, 'guide/index.html'), 'complete');
  isDown = true;
  await expect(render()).rejects.toThrow('cannot be listed');
  expect(text('guide/index.html')).toBe('complete');
});

it('renders a page whose row is gone once more, and the renderer answers 404', async () => {
  await render();
  paths = ['/', '/guide'];
  missing = ['/guide/tesi', '/guide/tesi?lang=en'];
  writeFileSync(join(folder, 'guide/tesi/index.html'), 'with its guides');
  expect(await render()).toMatchObject({ kept: [] });
  expect(text('guide/tesi/index.html')).toBe('rendered /guide/tesi');
  expect(text('sitemap.xml')).not.toContain('tesi');
  writeFileSync(join(folder, 'guide/tesi/index.html'), 'empty');
  await render();
  expect(text('guide/tesi/index.html')).toBe('empty');
});

it('renders a page whose row is gone in the next run, if it lacked a section in this one', async () => {
  await render();
  paths = ['/', '/guide'];
  incomplete = ['/guide/tesi'];
  writeFileSync(join(folder, 'guide/tesi/index.html'), 'with its guides');
  expect(await render()).toMatchObject({ kept: ['/guide/tesi'] });
  expect(text('guide/tesi/index.html')).toBe('with its guides');
  incomplete = [];
  await render();
  expect(text('guide/tesi/index.html')).toBe('rendered /guide/tesi');
});

it('adds rendered pages to the redirects of a host that has them', async () => {
  writeFileSync(join(folder, '_redirects'), '');
  await render();
  expect(text('_redirects')).toContain('/guide/tesi /guide/tesi/index.html 200\n');
});

it('leads from the old address of a page to the new one, with `_redirects` and without', async () => {
  writeFileSync(join(folder, '_redirects'), '');
  await render();
  paths = ['/', '/guide', '/guide/nuova'];
  moved = new Map([
    ['/guide/tesi', '/guide/nuova'],
    ['/guide/tesi?lang=en', '/guide/nuova?lang=en'],
  ]);
  for (const _ of ['the first time', 'later']) {
    await render();
    expect(text('_redirects').split('\n')[0]).toBe('/guide/tesi /guide/nuova 302');
    expect(text('guide/tesi/index.en.html')).toContain('content="0; url=/guide/nuova?lang=en"');
  }
});

it('writes the stylesheets that a page links before the page itself', async () => {
  const path = '/static/sections/x-1.css';
  links.set('/guide', `<link rel="stylesheet" href="${path}" integrity="sha384-x">`);
  await render();
  expect(text('static/sections/x-1.css')).toBe(`rendered ${path}`);

  links.set('/guide', '<link rel="stylesheet" href="/static/sections/late.css" integrity="x">');
  missing = ['/static/sections/late.css'];
  expect((await render()).kept).toEqual(['/guide']);
  expect(text('guide/index.html')).toContain(path);
});
