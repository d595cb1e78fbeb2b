import type { RemoteName } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { provideSiteConfig } from 'shared/runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteError } from '../src/federation/RemoteError.ts';
import { createApp } from './app.ts';
import { LiveSections } from './liveSections.ts';
import { createMetrics } from './metrics.ts';
import { placeholders } from './pageHtml.ts';
import { PoolBusy } from './pool.ts';
import { registryOf, sectionFile } from './tests/sections.ts';

const guides = sectionFile('guides', '');
const handouts = sectionFile('handouts', '');

/** What the sections' threads would answer. */
const run = vi.fn();
const readRegistry = vi.fn(async () => registryOf('http://sections.example', [guides, handouts]));
const onError = vi.fn();
const template = `<html lang="it">${Object.values(placeholders).join('')}</html>`;
const readTemplate = vi.fn(async (): Promise<string | undefined> => template);
let isReady: boolean;
let metrics: ReturnType<typeof createMetrics>;
let app: ReturnType<typeof createApp>;

provideSiteConfig({ ...demonstration, url: 'https://site.example' });

beforeEach(() => {
  isReady = true;
  run.mockReset();
  vi.stubGlobal('fetch', async () => new Response(''));
  metrics = createMetrics();
  app = createApp({
    shell: { readTemplate, readFrame: async (file) => `the frame ${file}` },
    readRegistry,
    live: new LiveSections(() => {}),
    pool: {
      run,
      get isReady() {
        return isReady;
      },
    },
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

function rendered(views: Record<string, string>) {
  return {
    head: '',
    body: 'the page',
    state: '{}',
    views,
    failures: {},
    times: { loadMs: 1, renderMs: 1 },
  };
}

function failing(kind: 'code' | 'page', ...remotes: readonly RemoteName[]) {
  const failure = { kind, reason: '', message: '' };
  const failures = Object.fromEntries(remotes.map((remote) => [remote, failure]));
  return { ...rendered({}), failures };
}
const complete = rendered({ 'guides/pages/categories': '1' });

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

  it('is the published frame while a shell of another build is live, and replaces stored pages', async () => {
    readTemplate.mockResolvedValueOnce(undefined);
    const { headers, text, status } = await get('/guide/tesi?lang=en');
    expect({ status, text }).toEqual({ status: 200, text: 'the frame guide/_.en.html' });
    expect(headers.get('x-page')).toBe('frame');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
    expect(run).not.toHaveBeenCalled();
  });

  it('that lacks a section is revalidated soon, and is never served stale', async () => {
    run.mockResolvedValue(rendered({}));
    const { headers } = await get('/guide');
    expect(headers.get('x-page')).toBe('incomplete');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
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
    readTemplate.mockResolvedValueOnce(undefined);
    expect(await get('/readyz')).toMatchObject({
      status: 503,
      text: expect.stringContaining('another build'),
    });
    run.mockResolvedValueOnce(failing('code', 'guides'));
    await get('/guide');
    run.mockResolvedValueOnce(failing('code', 'handouts'));
    await get('/dispense');
    expect(await get('/readyz')).toMatchObject({ status: 503, text: 'Every section fails.' });
  });
});

describe('a page whose section fails', () => {
  const isAsked = async () => {
    run.mockClear();
    await get('/guide');
    const [, request] = run.mock.calls[0] ?? [];
    return request.sections.length > 0;
  };

  it.each(['/guide/%00', '/guide?q=%00', '/guide?constructor=1', '/nothing'])(
    'does not count against it at %s, which a visitor chose',
    async (path) => {
      for (let visit = 0; visit < 6; visit += 1) {
        run.mockResolvedValueOnce(failing('page', 'guides'));
        await get(path);
      }
      run.mockResolvedValue(complete);
      expect(await isAsked()).toBe(true);
    },
  );

  it('counts against it where a visitor chose nothing', async () => {
    for (let visit = 0; visit < 6; visit += 1) {
      run.mockResolvedValueOnce(failing('page', 'guides'));
      await get('/guide');
    }
    run.mockResolvedValue(complete);
    expect(await isAsked()).toBe(false);
  });
});

describe('the sitemap', () => {
  it.each([
    ['of another site', 'https://evil.example/'],
    ['of another site in disguise', '//evil.example/'],
    ['that is none', 'http://['],
  ])('has the other sections’ pages where one lists a path %s', async (_, path) => {
    run.mockResolvedValue({ paths: ['/guide/tesi', path], failures: {} });
    const { status, text } = await get('/sitemap.xml');
    expect(status).toBe(200);
    expect(text).toContain('https://site.example/guide/tesi');
    expect(text).not.toContain('evil.example');
  });

  it('lists the pages of the sections that have such, and asks no other section', async () => {
    run.mockResolvedValue({ paths: ['/guide/tesi'], failures: {} });
    const { status, text } = await get('/sitemap.xml');
    expect(status).toBe(200);
    expect(text).toContain('https://site.example/guide/tesi');
    const [, request] = run.mock.calls[0] ?? [];
    expect(request.sections.map(({ remote }: typeof guides) => remote)).toEqual([
      'handouts',
      'guides',
    ]);
  });

  it('is refused while a section cannot list its pages', async () => {
    run.mockResolvedValue({
      paths: [],
      failures: { guides: { kind: 'page', reason: '', message: '' } },
    });
    expect((await get('/sitemap.xml')).status).toBe(503);
    run.mockResolvedValue({
      paths: [],
      failures: { guides: { kind: 'code', reason: '', message: '' } },
    });
    await get('/sitemap.xml');
    run.mockResolvedValue({ paths: [], failures: {} });
    // The circuit of the guides is open: they would be missing.
    expect((await get('/sitemap.xml')).status).toBe(503);
  });
});
