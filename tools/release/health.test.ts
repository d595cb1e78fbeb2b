import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { expect, it, vi } from 'vitest';
import { readHealth } from './health.ts';

const site = {
  ...demonstration,
  supabase: { ...demonstration.supabase, url: 'http://backend.example', publishableKey: 'key' },
};

it('requests the counts since a day, and returns them by version', async () => {
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(
      Response.json([{ version: 'live', views: 7, failed: 2, faulty: 1, failing_networks: 1 }]),
    );
  const health = await readHealth(site, 'guides', '2026-11-20T12:00:00Z');
  expect([...health]).toEqual([['live', { views: 7, failed: 2, faulty: 1, failingNetworks: 1 }]]);
  const [[input, init] = []] = fetch.mock.calls;
  const request = new Request(input ?? '', init);
  expect(request.url).toBe('http://backend.example/rest/v1/rpc/section_health');
  expect(request.method).toBe('POST');
  expect(request.headers.get('apikey')).toBe('key');
  expect(request.headers.get('content-type')).toBe('application/json');
  expect(await request.json()).toEqual({ section: 'guides', since: '2026-11-20' });
});

it('throws an error when the request fails', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 503 }));
  await expect(readHealth(site, 'guides', '2026-11-20')).rejects.toThrow(/guides.*503/);
});
