import { relative, resolve, win32 } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePath, isReleasedPath } from './releasedPath.ts';
import { releasedFile } from './releaseRecord.ts';

/** What some parser reads as a separator, a dot or nothing. */
const odd = [
  ...[
    '.',
    '..',
    '/',
    '\\',
    '%2e',
    '%2E',
    '%2f',
    '%5c',
    '%00',
    '~',
    ':',
    ';',
    '?',
    '#',
    '&',
    '*',
    '|',
    '<',
    '"',
  ],
  ...[
    '\n',
    '\r',
    '\t',
    '\v',
    '\f',
    ' ',
    '\0',
    '\b',
    '\x1b',
    '\x7f',
    '\x85',
    '\xa0',
    '\xad',
    '\u2028',
    '\u2029',
  ],
  ...[
    '\u200b',
    '\u202e',
    '\u2060',
    '\ufeff',
    '\u2024',
    '\uff0e',
    '\uff0f',
    '\u2215',
    '\ufe68',
    '\u0301',
  ],
  ...['\ud800', '\udc00', '\ufdfa', '😀', 'è', 'C:', 'con', 'a', 'static', 'index.html'],
];
const path = fc
  .array(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...odd) }, fc.string({ unit: 'binary' })),
    {
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''));

/** Where a path leads when a program resolves it, as a path again. */
const resolutions: readonly ((path: string) => string)[] = [
  (path) => relative('/srv/guides', resolve('/srv/guides', path)),
  (path) => win32.join('C:\\srv', path).slice('C:\\srv\\'.length).replaceAll('\\', '/'),
  (path) => {
    const { pathname } = new URL(encodePath(path), 'https://guides.example/guides/');
    return decodeURIComponent(pathname.slice('/guides/'.length));
  },
];

describe('a released path', () => {
  it('resolves to itself in a folder and in a URL, and is seen on one line, whatever is in it', () => {
    const seen = fc.sample(path, 20_000).filter(isReleasedPath);
    expect(seen.length).toBeGreaterThan(1000);
    const others = seen.filter((text) => resolutions.some((resolved) => resolved(text) !== text));
    expect(others).toEqual([]);
    expect(seen.filter((text) => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text))).toEqual([]);
  });

  it.each([
    'static/js/async/__federation_expose_home~__federation_expose_widget.css',
    'guide/_.html',
    'dispense/Che cos’è?/index.en.html',
    'A & B + C/100% #1.html',
  ])('may be %s', (text) => {
    expect(isReleasedPath(text)).toBe(true);
  });

  it.each([
    ...['', '/', '/etc/passwd', 'a/', 'a//b', './a', 'a/./b', '..', '../a', 'a/../b', 'a/..'],
    ...[
      'a\n/../../b',
      '..\n/a',
      'a\\..\\b',
      '\\\\host\\a',
      '.part-1',
      'a/.htaccess',
      '\ud800',
      'a\u202eb',
    ],
    'x'.repeat(256),
  ])('is never %j', (text) => {
    expect(isReleasedPath(text)).toBe(false);
    const file = { path: text, bytes: 1, integrity: `sha384-${'A'.repeat(64)}` };
    expect(releasedFile.safeParse(file).success).toBe(false);
  });
});
