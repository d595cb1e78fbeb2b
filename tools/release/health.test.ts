import demonstration from 'shared/demonstration.json' with { type: 'json' };
import type { RegistryEntry } from 'shared/registry';
import { describe, expect, it, vi } from 'vitest';
import { compareHealth, type Health, readHealth } from './health.ts';

const version = {
  version: 'live',
  entry: { url: 'https://guides.example/remoteEntry.js' },
  preload: {},
  contract: 1,
  commit: 'abc',
  publishedAt: '2026-11-20T12:00:00Z',
};
const entry: RegistryEntry = {
  ...version,
  canary: { ...version, version: 'canary', percentage: 10 },
};

const compared = (live: Health, canary: Health) =>
  compareHealth(
    entry,
    new Map([
      ['live', live],
      ['canary', canary],
    ]),
  );

it.each([
  ['too-few', { loads: 1000, failures: 0 }, { loads: 49, failures: 0 }],
  ['better-or-equal', { loads: 1000, failures: 10 }, { loads: 100, failures: 1 }],
  // One more failure per hundred visits may be chance.
  ['better-or-equal', { loads: 1000, failures: 10 }, { loads: 100, failures: 2 }],
  ['worse', { loads: 1000, failures: 10 }, { loads: 100, failures: 3 }],
  // A version that never loads has failures alone.
  ['worse', { loads: 1000, failures: 10 }, { loads: 0, failures: 60 }],
] as const)('is %s for %j and %j', (verdict, live, canary) => {
  expect(compared(live, canary)).toBe(verdict);
});

it('is too-few when nobody has visited the canary', () => {
  expect(compareHealth(entry, new Map())).toBe('too-few');
});

it('compares with a live version that nobody has loaded', () => {
  expect(compareHealth(entry, new Map([['canary', { loads: 50, failures: 0 }]]))).toBe(
    'better-or-equal',
  );
  expect(compareHealth(entry, new Map([['canary', { loads: 50, failures: 1 }]]))).toBe('worse');
});

describe('the counts', () => {
  const site = {
    ...demonstration,
    supabase: { url: 'http://backend.example', publishableKey: 'key' },
  } as unknown as Parameters<typeof readHealth>[0];

  it('are requested since a day, and returned by version', async () => {
    const fetch = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(Response.json([{ version: 'live', loads: 7, failures: 1 }]));
    const health = await readHealth(site, 'guides', '2026-11-20T12:00:00Z');
    expect([...health]).toEqual([['live', { loads: 7, failures: 1 }]]);
    const [[input, init] = []] = fetch.mock.calls;
    const request = new Request(input ?? '', init);
    expect(request.url).toBe('http://backend.example/rest/v1/rpc/section_health');
    expect(request.method).toBe('POST');
    expect(request.headers.get('apikey')).toBe('key');
    expect(request.headers.get('content-type')).toBe('application/json');
    expect(await request.json()).toEqual({ section: 'guides', since: '2026-11-20' });
  });

  it('throw an error when the request fails', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 503 }));
    await expect(readHealth(site, 'guides', '2026-11-20')).rejects.toThrow(/guides.*503/);
  });
});
