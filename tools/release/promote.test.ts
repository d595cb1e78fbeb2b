import demonstration from 'shared/demonstration.json' with { type: 'json' };
import type { RegistryEntry } from 'shared/registry';
import { expect, it, vi } from 'vitest';
import { decideCanary } from './promote.ts';

const version = (name: string) => ({
  version: name,
  entry: { url: `https://site.example/shell/${name}/index.html` },
  preload: {},
  contract: 1,
  commit: name,
  publishedAt: '2026-11-20T12:00:00Z',
});
const canary = { ...version('2'), percentage: 10, startedAt: '2026-11-21T12:00:00Z' };
const entry: RegistryEntry = { ...version('1'), previous: null, canary };

function judge(failed: number, views = 600) {
  const report = (name: string, failures: number) => ({
    version: name,
    views,
    failed: failures,
    faulty: failures,
    failing_networks: failures,
  });
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json([report('1', 4), report('2', failed)]));
  return { fetch, change: decideCanary(demonstration, 'shell', entry, () => {}) };
}

it('promotes a canary of the shell that does as well as the live version', async () => {
  const { fetch, change } = judge(3);
  expect((await change)(entry)).toMatchObject({ version: '2', canary: null });
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({
    section: 'shell',
    since: '2026-11-21',
  });
});

it('aborts one that fails more often', async () => {
  expect((await judge(40).change)(entry)).toMatchObject({ version: '1', canary: null });
});

it('waits when there are too few visits', async () => {
  await expect(judge(1, 10).change).rejects.toThrow('Too few visits to decide');
});

it('leaves a canary alone that has started meanwhile', async () => {
  const change = await judge(3).change;
  const other = { ...entry, canary: { ...canary, version: '3' } };
  expect(() => change(other)).toThrow('Another canary has started meanwhile.');
});
