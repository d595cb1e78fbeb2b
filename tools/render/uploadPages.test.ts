import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Target } from '../registry/target/target.ts';
import { uploadPages } from './uploadPages.ts';

let folder: string;
let written: string[];
const target: Target = {
  read: async () => undefined,
  write: async (path) => void written.push(path),
  list: async () => [],
  remove: async () => {},
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upload-'));
  written = [];
  return () => rmSync(folder, { recursive: true });
});

function add(...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
}

it('writes a page after the stylesheets that it links, and the list of pages last', async () => {
  add('rendered.json', 'sitemap.xml', 'index.html', 'index.en.html', 'guide/tesi/feed.en.xml');
  add('static/sections/a_B-1.css', 'dispense/primo-anno/Chi? Io: "sì"/index.html');
  expect(await uploadPages(folder, target)).toBe(7);
  expect(written[0]).toBe('static/sections/a_B-1.css');
  expect(written.slice(-2)).toEqual(['sitemap.xml', 'rendered.json']);
  expect(written).toContain('dispense/primo-anno/Chi? Io: "sì"/index.html');
});

it.each([
  'registry.json',
  'shell-versions.json',
  'page-template.html',
  'static/app.js',
  'static/sections/app.js',
  'static/sections/a/b.css',
  'shell/0.1.0-abc/index.html',
  'remoteEntry.js',
  '_headers',
])('writes nothing when there is a file %s', async (file) => {
  add('index.html', file);
  await expect(uploadPages(folder, target)).rejects.toThrow(file);
  expect(written).toEqual([]);
});

it('follows no link', async () => {
  add('index.html');
  symlinkSync('/etc/passwd', join(folder, 'feed.xml'));
  await uploadPages(folder, target);
  expect(written).toEqual(['index.html']);
});
