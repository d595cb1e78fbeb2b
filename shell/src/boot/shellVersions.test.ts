import { afterEach, expect, it, vi } from 'vitest';
import { failedHere } from './failedHere.ts';
import { hasShellCanary } from './shellVersions.ts';

afterEach(() => vi.unstubAllGlobals());

const published = (version: string) => ({
  version,
  entry: {
    url: `https://site.example/shell/${version}/index.html`,
    integrity: `sha384-${'A'.repeat(64)}`,
  },
  preload: {},
  contract: 1,
  commit: 'abc',
  publishedAt: '2026-11-20T12:00:00Z',
});
const canary = { ...published('3'), percentage: 10 };

/** Opens a page that a version of the shell made, while there is a canary or none. */
function open(path: string, block: object, withCanary: boolean): void {
  const entry = { ...published('2'), previous: null, canary: withCanary ? canary : null };
  vi.stubGlobal('fetch', async () => Response.json(entry));
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(block) }) });
  const timeline: { getEntriesByType: (type: string) => object[] } = performance;
  const navigation = { name: `https://site.example${path}` };
  vi.spyOn(timeline, 'getEntriesByType').mockReturnValue([navigation]);
}

it.each(['', '7', 'null', '{}', '{"failed":7}', '{"failed":"2"}', '{"failed":{"length":1}}'])(
  'no version failed here where %j is stored',
  (text) => {
    vi.stubGlobal('sessionStorage', { getItem: () => text });
    expect(failedHere()).toEqual([]);
  },
);

// All these pages reported, and a tenth of the others: a failure rate looked ten times too high.
it('finds no canary where a version runs as the fallback of the live one', async () => {
  open('/shell/1/guide/_.html', { version: '1' }, false);
  expect(await hasShellCanary()).toBe(false);
  open('/guide', { version: '2' }, false);
  expect(await hasShellCanary()).toBe(false);
});

it.each([
  ['the canary', '/shell/3/guide/_.html', { version: '3' }],
  ['a fallback', '/shell/1/guide/_.html', { version: '1' }],
  ['the live version', '/guide', { version: '2', canary: { version: '3', percentage: 10 } }],
])('finds the canary in a page of %s', async (_, path, block) => {
  open(path, block, true);
  expect(await hasShellCanary()).toBe(true);
});
