import fc from 'fast-check';
import { remoteNames } from 'shared/contract';
import { describe, expect, it } from 'vitest';
import { parseOverride } from './parseOverride.ts';

const at = (url: string) => `guides@${url}`;

describe('parseOverride', () => {
  it.each([
    'http://localhost:3102/remoteEntry.js',
    'http://localhost:1/remoteEntry.js',
    'http://localhost:65535/a/b-1.0/remoteEntry.js',
  ])('accepts %s', (url) => {
    expect(parseOverride(at(url))).toEqual(['guides', url]);
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

  it('accepts only what can be loaded from this computer', () => {
    const piece = fc.oneof(
      fc.constantFrom(...remoteNames, '@', 'http://', 'localhost', ':', '/', 'a.js', '127.0.0.1'),
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
      if (parsed === undefined) return;
      const { protocol, hostname } = new URL(parsed[1]);
      expect(protocol).toBe('http:');
      expect(hostname).toBe('localhost');
    };
    fc.assert(fc.property(text, check), { numRuns: 10_000 });
  });
});
