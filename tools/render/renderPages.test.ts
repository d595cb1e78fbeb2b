import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sitemap } from '../../shell/server/sitemap.ts';
import { folderTarget } from '../registry/target/folderTarget.ts';
import { renderPages } from './renderPages.ts';

const course = "/dispense/primo-anno/L'arte%20del%20dubbio";

let folder: string;
let server: Server;
let paths: string[];
let incomplete: string[];
let isDown: boolean;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'render-'));
  paths = ['/', '/guide', '/guide/tesi', course, '/guide/A%2FB'];
  incomplete = [];
  isDown = false;
  server = createServer((request, response) => {
    const { url = '' } = request;
    if (isDown) response.writeHead(500).end();
    else if (url === '/sitemap.xml') response.end(sitemap('https://site.example', paths));
    else {
      response.setHeader('X-Page', incomplete.includes(url) ? 'incomplete' : 'complete');
      response.end(`rendered ${url}`);
    }
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const render = () =>
  renderPages({
    renderer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target: folderTarget(folder),
  });
const text = (file: string) => readFileSync(join(folder, file), 'utf8');

it('writes every page in both languages where static hosts look for it', async () => {
  expect(await render()).toEqual({ written: 8, kept: [] });
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
  expect(await render()).toEqual({ written: 7, kept: ['/guide'] });
  expect(text('guide/index.html')).toBe('complete');
});

it('writes nothing when the pages cannot be listed', async () => {
  await render();
  writeFileSync(join(folder, 'guide/index.html'), 'complete');
  isDown = true;
  await expect(render()).rejects.toThrow('cannot be listed');
  expect(text('guide/index.html')).toBe('complete');
});

it('renders a page whose row is gone once more', async () => {
  await render();
  paths = ['/', '/guide'];
  writeFileSync(join(folder, 'guide/tesi/index.html'), 'with its guides');
  await render();
  expect(text('guide/tesi/index.html')).toBe('rendered /guide/tesi');
  expect(text('sitemap.xml')).not.toContain('tesi');
  writeFileSync(join(folder, 'guide/tesi/index.html'), 'empty');
  await render();
  expect(text('guide/tesi/index.html')).toBe('empty');
});

it('adds rendered pages to the redirects of a host that has them', async () => {
  writeFileSync(join(folder, '_redirects'), '');
  await render();
  expect(text('_redirects')).toContain('/guide/tesi /guide/tesi/index.html 200\n');
});
