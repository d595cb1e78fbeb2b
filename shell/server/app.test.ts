import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from 'shared/contract';
import { type RegistryEntry, readRegistryEntry } from 'shared/registry';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteError } from '../src/federation/RemoteError.ts';
import { createApp } from './app.ts';
import type { Answer } from './hostContract.ts';
import { LiveSections } from './liveSections.ts';
import { createMetrics } from './metrics.ts';
import { PoolBusy } from './pool.ts';
import { registryOf, sectionFile } from './tests/sections.ts';

const guides = sectionFile('guides', '');
const handouts = sectionFile('handouts', '');

/** What the processes would answer. */
const run = vi.fn();
const plan = vi.fn();
const readRegistry = vi.fn(async () => registryOf('http://sections.example', [guides, handouts]));
const onError = vi.fn();
let isReady: boolean;
let metrics: ReturnType<typeof createMetrics>;
let app: ReturnType<typeof createApp>;

const server = { url: 'https://site.example/shell/2/server.js', integrity: guides.integrity };
const published = {
  version: '2',
  entry: { url: 'https://site.example/shell/2/index.html', integrity: guides.integrity },
  preload: {},
  server,
  contract: 1,
  commit: 'abc',
  publishedAt: '2026-11-20T12:00:00Z',
};
const entry = readRegistryEntry({
  ...published,
  previous: { ...published, version: '1' },
  canary: { ...published, version: '3', percentage: 10 },
}) as RegistryEntry;
let folder: string;
let problem: string | undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shell-'));
  mkdirSync(join(folder, 'guide'));
  writeFileSync(join(folder, 'guide/_.en.html'), 'the frame');
  writeFileSync(join(folder, '404.html'), 'not found');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a process answers for an address. */
const runs = (kind: string, request: { address: string }) =>
  kind === 'plan' ? plan(request) : run(request);

beforeEach(() => {
  isReady = true;
  problem = undefined;
  run.mockReset();
  plan.mockReset().mockResolvedValue({ remotes: ['guides'], hasChosenInput: false });
  vi.stubGlobal('fetch', async () => new Response(''));
  metrics = createMetrics();
  const pool = {
    run: vi.fn(runs),
    get isReady() {
      return isReady;
    },
  };
  app = createApp({
    folder,
    readEntry: async () => ({ content: entry, text: '' }),
    readRegistry,
    shells: {
      live: async () => (problem ? { problem } : { pool }),
      canary: async ({ canary }, name) => (name === canary?.version ? pool : undefined),
    },
    live: new LiveSections(() => {}),
    metrics,
    freshSeconds: 60,
    onError,
  });
  return () => vi.unstubAllGlobals();
});

const get = async (path: string) => {
  const response = await app.request(path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const complete: Answer = {
  status: 200,
  type: 'text/html; charset=UTF-8',
  body: 'the page',
  isComplete: true,
  failures: {},
};
const incomplete = { ...complete, isComplete: false };

function failing(kind: 'code' | 'page', ...remotes: readonly RemoteName[]) {
  const failure = { kind, reason: '', message: '' };
  const failures = Object.fromEntries(remotes.map((remote) => [remote, failure]));
  return { ...incomplete, failures };
}
describe('a page', () => {
  it('is fresh for a minute, and may be served stale for a day while it is revalidated', async () => {
    run.mockResolvedValue(complete);
    const { headers, text, status } = await get('/guide');
    expect({ status, text }).toMatchObject({
      status: 200,
      text: expect.stringContaining('the page'),
    });
    expect(headers.get('x-page')).toBe('complete');
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400',
    );
  });

  it('is the published frame while the live shell cannot be drawn, and replaces stored pages', async () => {
    problem = 'broken';
    const { headers, text, status } = await get('/guide/tesi?lang=en');
    expect({ status, text }).toEqual({ status: 200, text: 'the frame' });
    expect(headers.get('x-page')).toBe('frame');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
    expect(run).not.toHaveBeenCalled();
  });

  it('that lacks a section is revalidated soon, and is never served stale', async () => {
    run.mockResolvedValue(incomplete);
    const { headers } = await get('/guide');
    expect(headers.get('x-page')).toBe('incomplete');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
  });

  it('of a name that nobody knows is asked for again soon', async () => {
    run.mockResolvedValue({ ...complete, status: 404 });
    const { headers, status } = await get('/guide/nope');
    expect({ status, cache: headers.get('cache-control') }).toEqual({
      status: 404,
      cache: 'public, max-age=0, s-maxage=5',
    });
  });

  it.each([
    [503, 'busy', new PoolBusy()],
    [503, 'late', new RemoteError('timed-out', 'page')],
    [500, 'failed', new Error('broken')],
  ])('answers %i when it is %s, and is counted', async (status, result, error) => {
    run.mockRejectedValue(error);
    expect((await get('/guide')).status).toBe(status);
    expect(onError).toHaveBeenCalledTimes(status === 500 ? 1 : 0);
    const { text } = await get('/metrics');
    expect(text).toContain(`renderer_page_seconds_count{result="${result}"} 1`);
  });

  it.each(['//', '//evil.example/guide', '/\\\\evil.example', '///'])(
    'is refused at %s, which no process gets',
    async (path) => {
      expect((await get(`http://site.example${path}`)).status).toBe(400);
      expect(run).not.toHaveBeenCalled();
    },
  );

  it('is refused when its process does not answer for longer than nginx waits', async () => {
    vi.useFakeTimers();
    run.mockReturnValue(new Promise(() => {}));
    const page = get('/guide');
    await vi.advanceTimersByTimeAsync(2600);
    vi.useRealTimers();
    expect((await page).status).toBe(503);
  });
});

describe('health', () => {
  it('says that the process answers', async () => {
    expect(await get('/healthz')).toMatchObject({ status: 200, text: 'ok' });
  });

  it('is ready when there are a registry and a process', async () => {
    run.mockResolvedValue(complete);
    expect(await get('/readyz')).toMatchObject({ status: 200, text: 'ready' });
    isReady = false;
    expect((await get('/readyz')).status).toBe(503);
    isReady = true;
    readRegistry.mockRejectedValueOnce(new Error('no registry'));
    expect((await get('/readyz')).status).toBe(500);
  });

  it('is not ready while pages come out as frames', async () => {
    run.mockRejectedValueOnce(new Error('Array.prototype.flat is not a function'));
    expect((await get('/readyz')).status).toBe(503);
    run.mockResolvedValue(complete);
    problem = 'no file';
    expect(await get('/readyz')).toMatchObject({
      status: 503,
      text: 'The live shell cannot be drawn: no file',
    });
    problem = undefined;
    run.mockResolvedValueOnce(failing('code', 'guides'));
    await get('/guide');
    plan.mockResolvedValueOnce({ remotes: ['handouts'], hasChosenInput: false });
    run.mockResolvedValueOnce(failing('code', 'handouts'));
    await get('/dispense');
    expect(await get('/readyz')).toMatchObject({ status: 503, text: 'Every section fails.' });
  });
});

describe('a page whose section fails', () => {
  const isAsked = async () => {
    run.mockClear();
    await get('/guide');
    const [request] = run.mock.calls[0] ?? [];
    return request.sections.length > 0;
  };

  it('does not count against it at an address that a visitor chose', async () => {
    plan.mockResolvedValue({ remotes: ['guides'], hasChosenInput: true });
    for (let visit = 0; visit < 6; visit += 1) {
      run.mockResolvedValueOnce(failing('page', 'guides'));
      await get('/guide');
    }
    run.mockResolvedValue(complete);
    expect(await isAsked()).toBe(true);
  });

  it('counts against it where a visitor chose nothing', async () => {
    for (let visit = 0; visit < 6; visit += 1) {
      run.mockResolvedValueOnce(failing('page', 'guides'));
      await get('/guide');
    }
    run.mockResolvedValue(complete);
    expect(await isAsked()).toBe(false);
  });
});

it('answers with 503 what the shell refuses, such as an incomplete sitemap', async () => {
  run.mockResolvedValue({ ...incomplete, status: 503 });
  expect((await get('/sitemap.xml')).status).toBe(503);
  problem = 'no file';
  expect((await get('/sitemap.xml')).status).toBe(503);
});

describe('the versions of the shell', () => {
  it('are named in the pages of the live one', async () => {
    run.mockResolvedValue(complete);
    await get('/guide');
    expect(run).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        versions: { fallbacks: ['1'], canary: { version: '3', percentage: 10 } },
      }),
    );
  });

  it('has pages of its canary with their content, and of no other', async () => {
    run.mockResolvedValue(complete);
    expect(await get('/shell/3/guide/tesi?q=a')).toMatchObject({ status: 200, text: 'the page' });
    expect(run).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ address: '/guide/tesi?q=a', versions: {} }),
    );
    expect((await get('/shell/1/guide')).status).toBe(404);
    await get('/shell/3//evil.example');
    expect(run).toHaveBeenLastCalledWith(
      expect.objectContaining({ address: '/shell/3//evil.example' }),
    );
  });
});
