import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeHref } from './safeHref.ts';

describe('safeHref', () => {
  it.each([
    ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
    [' http://example.com ', 'http://example.com/'],
    ['/dispense/primo-anno?q=a#b', '/dispense/primo-anno?q=a#b'],
    ['www.example.it/iscrizioni?a=1', 'https://www.example.it/iscrizioni?a=1'],
    [' WWW.example.it', 'https://www.example.it/'],
  ])('keeps %j', (address, expected) => {
    expect(safeHref(address)).toBe(expected);
  });

  it.each([
    null,
    undefined,
    '',
    '   ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'https://user:secret@example.com/',
    '//example.com/other-site',
    '/\\example.com/other-site',
    '\\\\example.com',
    'example.com',
    'www.',
    'www.example',
    'www.user:secret@example.com/',
    'mailto:a@example.com',
    'http://',
    '/.//example.com/other-site',
    '/..//example.com/other-site',
    '/a/..//example.com/other-site',
    '/%2e//example.com/other-site',
  ])('refuses %j', (address) => {
    expect(safeHref(address)).toBeUndefined();
  });

  it('never leads elsewhere by a path of this site', () => {
    const piece = fc.constantFrom(
      '/',
      '.',
      '..',
      '\\',
      '%2e',
      'a',
      'host.example',
      '?',
      '#',
      '@',
      ' ',
    );
    const path = fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(path, (address) => {
        const href = safeHref(address);
        if (href === undefined) return;
        expect(new URL(href, 'https://site.example').origin).toBe('https://site.example');
      }),
      { numRuns: 5000 },
    );
  });
});
