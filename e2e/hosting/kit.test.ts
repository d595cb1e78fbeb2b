/**
 * The whole hosting kit, renderer and edge behind one nginx: it answers like the local servers, from its
 * caches, and nobody notices when the backend stops for longer than its responses are fresh. That is a second
 * here, or what KIT_FRESH_SECONDS says.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { shellEntryPath } from '../../shell/src/boot/shellVersions.ts';
import type { RunningProcess } from '../../tools/site/childProcess.ts';
import { freePorts } from '../../tools/site/freePorts.ts';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { type BackendReady, startBackend, startRenderer } from '../../tools/site/site.ts';
import { type RunningNginx, startNginx } from '../../tools/site/tests/startNginx.ts';
import { type CountingProxy, startProxy } from '../proxy.ts';

const freshSeconds = Number(process.env.KIT_FRESH_SECONDS ?? 1);
const outageMs = 3 * freshSeconds * 1000;

// Long enough for a busy machine.
vi.setConfig({ testTimeout: 120_000 + 2 * outageMs, hookTimeout: 180_000 });
const pollOptions = { timeout: 90_000 + outageMs, interval: 100 };

let backend: RunningProcess<BackendReady>;
let proxy: CountingProxy;
let site: ServedSite;
let renderer: RunningProcess<unknown>;
let nginx: RunningNginx;

const pages = [
  '/',
  '/?lang=en',
  '/guide',
  '/guide/tesi?lang=en',
  '/rappresentanti?organo=isu',
  '/dispense/primo-anno/Diritto%20privato',
];
const extraction = '/api/functions/v1/extract-pdf-content';
const reads = [
  '/api/rest/v1/guides?select=title&order=title',
  '/api/rest/v1/events?select=*&order=start_date',
  '/api/functions/v1/feed?path=%2F&lang=it',
  '/api/functions/v1/feed?path=%2Fguide%2Ftesi&lang=en',
  extraction,
];
let paths: string[];
let rendererAt: { folder: string; port: number };

beforeAll(async () => {
  const [shellPort = 0, proxyPort = 0, port = 0] = await freePorts(3);
  backend = await startBackend(0, { siteUrl: `http://localhost:${shellPort}` });
  proxy = await startProxy(proxyPort, backend.ready.url);
  site = await serveSite(
    { ...backend.ready, url: proxy.url },
    { hasEdge: true, shellPort, renderer: `http://127.0.0.1:${port}` },
  );
  rendererAt = { folder: `${site.folder}/shell`, port };
  renderer = await startRenderer(rendererAt);
  const people = JSON.parse((await ask('/api/rest/v1/representatives?select=url')).body);
  const photo = people.find(({ url }: { url: string | null }) => url).url;
  reads.push(`/api${new URL(photo).pathname}`);
  paths = [...pages, ...reads];
});
afterAll(async () => {
  await nginx?.stop();
  await renderer?.stop();
  await site?.stop();
  await proxy?.stop();
  await backend?.stop();
});

async function ask(path: string) {
  const response = await fetch(site.url + path, {
    method: path === extraction ? 'POST' : 'GET',
    headers: { apikey: site.backend.publishableKey },
  });
  const { headers, status } = response;
  const body = await response.text();
  return { status, headers, body, cache: headers.get('x-cache') };
}

const askAll = (paths: readonly string[]) => Promise.all(paths.map(ask));

/** What a visitor sees of a response: without the data in a page's scripts, signatures of files, and what each call changes. */
const seen = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>) => ({
  status,
  type: headers.get('content-type')?.split(';')[0],
  page: headers.get('x-page'),
  policy: headers.get('content-security-policy'),
  body: body
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/href="[^"]+\.pdf[^"]*"/g, 'href="a file"')
    .replace(/"remaining":\d+/, '"remaining":"…"'),
});

/** The first pages may lack sections, whose server files are on their way. */
async function untilComplete(): Promise<void> {
  const isComplete = async () =>
    (await askAll(pages)).map(({ headers }) => headers.get('x-page') === 'complete');
  await expect.poll(isComplete, pollOptions).toEqual(pages.map(() => true));
}

/** Runs nginx and the renderer, whose responses are fresh for some seconds. */
async function startKit(seconds: number): Promise<void> {
  await nginx?.stop();
  await renderer?.stop();
  renderer = await startRenderer({ ...rendererAt, freshSeconds: seconds });
  nginx = await startNginx(site, {
    renderer: `127.0.0.1:${rendererAt.port}`,
    freshSeconds: seconds,
  });
  await untilComplete();
}

it('answers like the local servers, the second time from its caches', async () => {
  await untilComplete();
  const local = (await askAll(paths)).map(seen);
  for (const name of site.origins.keys()) await site.stopServer(name);
  await startKit(60);
  expect((await askAll(paths)).map(seen)).toEqual(local);
  proxy.requests.length = 0;
  const again = await askAll(paths);
  expect(again.map(seen)).toEqual(local);
  expect(again.map(({ cache }) => cache)).toEqual(paths.map(() => 'HIT'));
  expect(proxy.requests).toEqual([]);
});

it('answers a feed reader that has the feed with 304, also when another reader asked before', async () => {
  const url = `${site.url}/api/functions/v1/feed?path=%2F&lang=it`;
  const { headers } = await fetch(url);
  const status = async (given: Record<string, string>) =>
    (await fetch(url, { headers: given })).status;
  const etag = headers.get('etag') ?? '';
  const changed = headers.get('last-modified') ?? '';
  const later = new Date(Date.parse(changed) + 1000).toUTCString();
  const earlier = new Date(Date.parse(changed) - 1000).toUTCString();
  proxy.requests.length = 0;
  expect(await status({ 'if-none-match': etag, 'if-modified-since': changed })).toBe(304);
  expect(await status({ 'if-modified-since': later })).toBe(304);
  expect(await status({ 'if-none-match': '"other"', 'if-modified-since': changed })).toBe(200);
  expect(await status({ 'if-modified-since': earlier })).toBe(200);
  expect(proxy.requests).toEqual([]);
});

it('gives a canary of the shell its content, and asks nothing else of the renderer for it', async () => {
  const file = `${site.folder}/shell/${shellEntryPath}`;
  const published = readFileSync(file, 'utf8');
  const entry = JSON.parse(published);
  writeFileSync(file, JSON.stringify({ ...entry, canary: { ...entry, percentage: 10 } }));
  try {
    const copy = `/shell/${entry.version}/guide/_.en.html`;
    const drawn = await ask(`${copy}?at=/guide/tesi&q=`);
    expect(drawn.body).toContain('data-mf="guides"');
    expect(drawn.body).toContain('<html lang="en"');
    expect(drawn.headers.get('cache-control')).toBe('no-cache');
    expect((await ask(`${copy}?at=/guide/tesi`)).cache).toBe('HIT');
    const frame = readFileSync(`${site.folder}/shell${copy}`, 'utf8');
    for (const at of [
      '',
      '?at=/../../metrics',
      '?at=/%2e%2e/%2E./metrics',
      '?at=metrics',
      '?at=//site.example/guide',
      '?at=/guide?unknown=1',
      '?at=/a/b/c',
    ])
      expect((await ask(copy + at)).body, at).toBe(frame);
  } finally {
    writeFileSync(file, published);
  }
});

it('asks the renderer for the pages of which the live shell has a frame', async () => {
  const frame = `${site.folder}/shell/chi-siamo/index.html`;
  renameSync(frame, `${frame}.gone`);
  expect((await ask('/chi-siamo')).status).toBe(404);
  renameSync(`${frame}.gone`, frame);
  expect((await ask('/chi-siamo')).headers.get('x-page')).toBe('complete');
});

it('goes on unnoticed while the backend is down for longer than responses are fresh', async () => {
  await startKit(freshSeconds);
  const before = (await askAll(paths)).map(seen);
  await proxy.stop();
  const down = Date.now();
  let rounds = 0;
  let caches: (string | null)[] = [];
  while (Date.now() - down < outageMs) {
    const answers = await askAll(paths);
    expect(answers.map(seen)).toEqual(before);
    caches = answers.map(({ cache }) => cache);
    rounds += 1;
  }
  console.log(`${rounds} visits in ${Math.round((Date.now() - down) / 1000)} s without a backend`);
  expect(caches.slice(pages.length)).toEqual(reads.map(() => 'STALE'));

  // What is not in the cache fails with 502, and not with a page.
  for (const path of ['rest/v1/faq?select=question', 'functions/v1/calendar', 'auth/v1/user']) {
    expect(await ask(`/api/${path}`)).toMatchObject({ status: 502 });
  }
  await renderer.stop();
  expect((await askAll(paths)).map(seen)).toEqual(before);

  await proxy.start();
  const cachesOfReads = async () => (await askAll(reads)).map(({ cache }) => cache);
  await expect.poll(cachesOfReads, pollOptions).toEqual(reads.map(() => 'HIT'));
});
