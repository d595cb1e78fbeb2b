import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageFile, pageFor } from './pageFor.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const files = ['index', 'guide/index', 'guide/_', 'guide/l’una e l’altra/index', '404'].flatMap(
    (page) => [`${page}.html`, `${page}.en.html`],
  );
  for (const file of [...files, 'favicon.svg', 'static/app.js', 'shell/1/guide/index.html']) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('pageFor', () => {
  it.each([
    ['/', 'index.html'],
    ['/?lang=en', 'index.en.html'],
    ['/guide', 'guide/index.html'],
    ['/guide/', 'guide/index.html'],
    ['/guide?lang=en&q=x', 'guide/index.en.html'],
    ['/guide/tesi', 'guide/_.html'],
    // A course may have a dot, a slash or a question mark in its name.
    ['/guide/a.b', 'guide/_.html'],
    ['/guide/A%2FB%3F', 'guide/_.html'],
    ['/guide/tesi?lang=en', 'guide/_.en.html'],
    ['/guide/l%E2%80%99una%20e%20l%E2%80%99altra', 'guide/l’una e l’altra/index.html'],
    ['/guide/l%E2%80%99una%20e%20l%E2%80%99altra?lang=en', 'guide/l’una e l’altra/index.en.html'],
    ['/guide/100%', 'guide/_.html'],
    ['/guide/..%2F..%2Fguide', 'guide/_.html'],
    // With a base, `new URL` takes what follows the slashes for a host, and throws without one.
    ['//', 'index.html'],
    ['//guide', 'guide/index.html'],
  ])('serves %s from %s', (url, file) => {
    expect(pageFor(folder, url)).toEqual({ file, found: true });
  });

  it.each([
    ['/nowhere', '404.html'],
    ['/nowhere?lang=en', '404.en.html'],
    ['/guide/a/b', '404.html'],
    ['/shell/2/guide/index.html', '404.html'],
    ['/../../etc/passwd', '404.html'],
    ['/%2e%2e/%2e%2e/etc/passwd', '404.html'],
  ])('serves the 404 page for %s', (url, file) => {
    expect(pageFor(folder, url)).toEqual({ file, found: false });
  });

  it.each([
    '/favicon.svg',
    '/static/app.js',
    '/static/gone.js',
    // A version's own copy of a page.
    '/shell/1/guide/index.html?lang=en',
  ])('leaves %s to the file server', (url) => {
    expect(pageFor(folder, url)).toBeUndefined();
  });
});

describe('pageFile', () => {
  it.each([
    ['/', 'index.html'],
    ['/guide/tesi', 'guide/tesi/index.html'],
    ['/dispense/primo-anno/Diritto%20privato', 'dispense/primo-anno/Diritto privato/index.html'],
  ])('names the file of %s', (path, file) => {
    expect(pageFile(path, 'it')).toBe(file);
    expect(pageFile(path, 'en')).toBe(file.replace('.html', '.en.html'));
  });

  it.each([
    '/guide/A%2FB',
    '/guide/..%2F..%2Fetc',
    '/guide/..%5Cetc',
    '/guide/%2E%2E',
    '/guide/a%00b',
    `/guide/${'a'.repeat(256)}`,
  ])('names none for %s', (path) => {
    expect(pageFile(path, 'it')).toBeUndefined();
  });
});
