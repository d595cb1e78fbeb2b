import { describe, expect, it } from 'vitest';
import { versionIn } from './attributeErrors.ts';
import type { TriedVersion } from './connection.ts';

const guides = { remote: 'guides', version: '2' } as const;
const chat = { remote: 'chat', version: '7' } as const;
// Both on one host, whose versions have names that begin alike.
const versions = new Map<string, TriedVersion>([
  ['https://sections.example/guides/2/', guides],
  ['https://sections.example/guides/20/', { ...guides, version: '20' }],
  ['https://sections.example/chat/7/', chat],
]);

describe('versionIn', () => {
  it.each([
    [
      'Chrome',
      `TypeError: x is undefined
    at https://site.example/static/js/13.abc.js:1:20
    at onClick (https://sections.example/guides/2/static/js/async/pages.js:3:14)
    at https://sections.example/chat/7/remoteEntry.js:1:1`,
    ],
    [
      'Firefox and Safari',
      `setTimeout handler*x@https://site.example/static/js/13.abc.js:1:20
onClick@https://sections.example/guides/2/static/js/async/pages.js:3:14`,
    ],
  ])('names the first section in a stack of %s', (_, stack) => {
    expect(versionIn(stack, versions)).toBe(guides);
  });

  it('tells versions apart whose names begin alike', () => {
    const stack = 'at https://sections.example/guides/20/remoteEntry.js:1:1';
    expect(versionIn(stack, versions)?.version).toBe('20');
  });

  it('names none for an error of the shell, of an extension, or without a stack', () => {
    expect(versionIn('at https://site.example/static/js/index.js:1:1', versions)).toBeUndefined();
    expect(versionIn('at chrome-extension://abc/content.js:1:1', versions)).toBeUndefined();
    expect(versionIn('', versions)).toBeUndefined();
  });
});
