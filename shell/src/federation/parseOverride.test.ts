import fc from 'fast-check';
import { remoteNames } from 'shared/contract';
import type { PublishedVersion } from 'shared/registry';
import { describe, expect, it } from 'vitest';
import { isAllowed, parseOverride } from './parseOverride.ts';

const at = (url: string) => `guides@${url}`;

describe('parseOverride', () => {
  it.each([
    'http://localhost:3102/remoteEntry.js',
    'http://localhost:1/remoteEntry.js',
    'http://localhost:65535/a/b-1.0/remoteEntry.js',
  ])('accepts %s', (url) => {
    expect(parseOverride(at(url))).toEqual({ text: at(url), remote: 'guides', url });
  });

  // Port 99999 matched five digits, and `new URL` then threw while the section was loading.
  it.each([
    'http://localhost:99999/remoteEntry.js',
    'http://localhost:65536/remoteEntry.js',
    'http://localhost:0/remoteEntry.js',
    'http://localhost:00000/remoteEntry.js',
    'http://localhost/remoteEntry.js',
    'https://localhost:3102/remoteEntry.js',
    'http://localhost:3102/remoteEntry.js?x',
    'http://localhost:3102@evil.example/remoteEntry.js',
    'http://localhost.evil.example:80/remoteEntry.js',
    'http://127.0.0.1:3102/remoteEntry.js',
    'http://[::1]:3102/remoteEntry.js',
    'javascript:alert(1)',
    '',
  ])('refuses %s', (url) => {
    expect(parseOverride(at(url))).toBeUndefined();
  });

  it.each(['nothing', '__proto__', 'constructor', ''])('refuses the section "%s"', (name) => {
    expect(parseOverride(`${name}@http://localhost:3102/remoteEntry.js`)).toBeUndefined();
  });

  it('accepts only what can be loaded from this computer, or has a hash', () => {
    const piece = fc.oneof(
      fc.constantFrom(...remoteNames, '@', 'http://', 'localhost', ':', '/', 'a.js', '127.0.0.1'),
      fc.constantFrom('https://', '/preview/1/a.js', hash),
      fc.nat(200_000).map(String),
      fc.string({ maxLength: 5 }),
    );
    const near = fc
      .tuple(fc.constantFrom('localhost', '127.0.0.1', '[::1]'), piece, piece)
      .map(([host, port, path]) => at(`http://${host}:${port}/${path}.js`));
    const text = fc.oneof(
      near,
      fc.array(piece, { maxLength: 10 }).map((all) => all.join('')),
    );
    const check = (written: string) => {
      const parsed = parseOverride(written);
      if (parsed === undefined || parsed.preview?.integrity === hash) return;
      const { protocol, hostname } = new URL(parsed.url);
      expect(protocol).toBe('http:');
      expect(hostname).toBe('localhost');
    };
    fc.assert(fc.property(text, check), { numRuns: 10_000 });
  });
});

const hash = `sha384-${'A'.repeat(64)}`;
const live: PublishedVersion = {
  version: '0.1.0-abc',
  entry: { url: 'https://guides.example/files/guides/0.1.0-abc/remoteEntry.js', integrity: hash },
  preload: {},
  contract: 1,
  commit: 'abc',
  publishedAt: '2026-11-20T12:00:00Z',
};

describe('a preview', () => {
  const isShown = (text: string, version: PublishedVersion | undefined = live) => {
    const override = parseOverride(text);
    return override !== undefined && isAllowed(override, version);
  };
  const previewUrl = 'https://guides.example/files/guides/preview/0.1.0-def/remoteEntry.js';

  it('is allowed where the live version of the same section is', () => {
    expect(isShown(`guides@${previewUrl}@${hash}`)).toBe(true);
    expect(parseOverride(`guides@${previewUrl}@${hash}`)?.preview).toMatchObject({
      version: '0.1.0-def',
      integrity: hash,
    });
  });

  it('is allowed without TLS on this computer only', () => {
    const url = 'http://localhost:3002/guides/1/remoteEntry.js';
    const local = { ...live, entry: { url } };
    const preview = (origin: string) => `guides@${origin}/guides/preview/2/remoteEntry.js@${hash}`;
    expect(isShown(preview('http://localhost:3002'), local)).toBe(true);
    expect(isShown(preview('http://localhost:3003'), local)).toBe(false);
    const entry = { url: url.replace('localhost:3002', 'guides.example') };
    expect(isShown(preview('http://guides.example'), { ...live, entry })).toBe(false);
  });

  it.each([
    ['another origin', `guides@${previewUrl.replace('guides.example', 'evil.example')}@${hash}`],
    [
      'an origin that begins alike',
      `guides@${previewUrl.replace('.example', '.example.evil.example')}@${hash}`,
    ],
    [
      'the origin of another section',
      `guides@${previewUrl.replace('guides.example', 'chat.example')}@${hash}`,
    ],
    ['the folder of another section', `guides@${previewUrl.replace('/guides/', '/chat/')}@${hash}`],
    [
      'a user in the URL',
      `guides@${previewUrl.replace('guides.example', 'guides.example@evil.example')}@${hash}`,
    ],
    ['a published version', `guides@${live.entry.url}@${hash}`],
    ['a folder beside the previews', `guides@${previewUrl.replace('0.1.0-def', '..')}@${hash}`],
    ['a folder above, and back', `guides@${previewUrl.replace('files/', 'x/../files/')}@${hash}`],
    ['a query', `guides@${previewUrl}?x@${hash}`],
    ['no hash', `guides@${previewUrl}`],
    ['an empty hash', `guides@${previewUrl}@`],
    ['an invalid hash', `guides@${previewUrl}@sha384-short`],
    ['a weaker hash', `guides@${previewUrl}@${hash.replace('384', '256')}`],
    ['two hashes', `guides@${previewUrl}@${hash}@${hash}`],
    ['http', `guides@${previewUrl.replace('https', 'http')}@${hash}`],
  ])('is refused with %s', (_, text) => {
    expect(isShown(text)).toBe(false);
  });

  it('is refused for a section that is not published', () => {
    const override = parseOverride(`guides@${previewUrl}@${hash}`);
    expect(override && isAllowed(override, undefined)).toBe(false);
  });
});
