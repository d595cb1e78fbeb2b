/** The hosting kit's nginx in front of the backend: what it caches, and for whom. */
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { edgeRequest } from '../../tools/hosting/edge.ts';
import { oddTargets } from '../../tools/hosting/oddTargets.ts';
import type { RunningProcess } from '../../tools/site/childProcess.ts';
import { freePorts } from '../../tools/site/freePorts.ts';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { type BackendReady, startBackend } from '../../tools/site/site.ts';
import { type RunningNginx, startNginx } from '../../tools/site/tests/startNginx.ts';
import { oddBackendRequests } from '../checks/fuzz/backendRequests.ts';
import { oddPageRequests } from '../checks/fuzz/pageRequests.ts';
import { sendRequests } from '../checks/fuzz/sendRequests.ts';
import { isFullRun } from '../journeys/testScope.ts';
import { type CountingProxy, startProxy } from '../proxy.ts';

// Long enough for a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let backend: RunningProcess<BackendReady>;
let proxy: CountingProxy;
let site: ServedSite;
let nginx: RunningNginx;
let key: string;

const edgeSecret = 's'.repeat(40);

beforeAll(async () => {
  backend = await startBackend(0, { edgeSecret });
  key = backend.ready.publishableKey;
  const [port = 0] = await freePorts(1);
  proxy = await startProxy(port, backend.ready.url);
  site = await serveSite({ ...backend.ready, url: proxy.url }, { hasEdge: true });
  for (const name of site.origins.keys()) await site.stopServer(name);
  nginx = await startNginx(site, { edgeSecret });
});
afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
  await proxy?.stop();
  await backend?.stop();
});
beforeEach(() => {
  proxy.requests.length = 0;
});

/** As the site's client sends it. */
const clientHeaders = () => ({
  apikey: key,
  authorization: `Bearer ${key}`,
  'accept-profile': 'public',
  'x-client-info': 'supabase-js-web/2.109.0',
});

async function ask(path: string, init: RequestInit = {}) {
  const headers = { ...clientHeaders(), ...Object.fromEntries(new Headers(init.headers)) };
  const response = await fetch(`${site.config.supabase.url}${path}`, { ...init, headers });
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, cache: cacheOf(response) };
}
const cacheOf = (response: Response) => response.headers.get('x-cache');

const guides = '/rest/v1/guides?select=title&order=title';

describe('a public read', () => {
  it('is fetched from the backend once, whatever headers a visitor sends', async () => {
    const first = await ask(guides);
    expect(first).toMatchObject({ status: 200, cache: 'MISS' });
    expect(JSON.parse(first.body).length).toBeGreaterThan(10);
    const others = await Promise.all([
      ask(guides, { headers: { 'x-client-info': 'another', 'accept-language': 'en' } }),
      ask(guides, { headers: { accept: '*/*', cookie: 'a=1', origin: 'https://other.example' } }),
      ask(guides, { headers: { 'accept-profile': '', authorization: '' } }),
      ask(guides, { headers: { 'accept-encoding': 'gzip', 'user-agent': 'x' } }),
      ask(guides, { method: 'HEAD' }),
    ]);
    expect(others.map(({ cache }) => cache)).toEqual(others.map(() => 'HIT'));
    expect(others[1]?.body).toBe(first.body);
    expect(proxy.requests).toEqual([`GET ${guides}`]);
  });

  it('is fetched once when a hundred visitors come at the same moment', async () => {
    const path = '/rest/v1/events?select=title';
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(proxy.requests).toEqual([`GET ${path}`]);
  });

  it('is revalidated by browsers each time, and can run no script on the site’s origin', async () => {
    const { headers } = await ask(guides);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toMatch(/sandbox$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('can run no script either where its path contains the type of a PDF', async () => {
    // Storage allows spaces in names: a portrait of this name ran its script on the site's origin.
    const { headers } = await ask('/storage/v1/object/public/photos/x%20application/pdf.svg');
    expect(headers.get('content-type')).not.toMatch(/pdf/);
    expect(headers.get('content-security-policy') ?? '').toMatch(/sandbox$/);
  });
});

describe('passed on, and never cached', () => {
  it.each<[string, string, RequestInit]>([
    ['another key', guides, { headers: { authorization: 'Bearer other' } }],
    ['a count of the rows', guides, { headers: { prefer: 'count=exact' } }],
    ['a part of the rows', guides, { headers: { range: '0-1' } }],
    ['one row as an object', guides, { headers: { accept: 'application/vnd.pgrst.object+json' } }],
    ['what a visitor typed', '/rest/v1/guides?select=id&title=imatch.typed', {}],
    ['what a visitor typed for a function', '/rest/v1/rpc/search_handout_texts?term=typed', {}],
    ['a function', '/rest/v1/rpc/find_content', { method: 'POST', body: '{}' }],
    ['a write', guides, { method: 'DELETE' }],
  ])('%s', async (_, path, init) => {
    const method = init.method ?? 'GET';
    const answers = [await ask(path, init), await ask(path, init)];
    expect(answers.map(({ cache }) => cache)).toEqual([null, null]);
    expect(proxy.requests).toEqual([`${method} ${path}`, `${method} ${path}`]);
  });

  it('signed links, which work', async () => {
    const rows = JSON.parse((await ask('/rest/v1/handouts?select=file_url&limit=1')).body);
    const file = new URL(rows[0].file_url).pathname.replace('/storage/v1/object/public/', '');
    const { body } = await ask(`/storage/v1/object/sign/${file}`, {
      method: 'POST',
      body: '{"expiresIn":60}',
      headers: { 'content-type': 'application/json' },
    });
    const { signedURL } = JSON.parse(body);
    const link = await fetch(`${site.config.supabase.url}/storage/v1${signedURL}`);
    expect(link.status).toBe(200);
    expect(cacheOf(link)).toBeNull();
    // A browser shows no PDF in a sandbox.
    expect(link.headers.get('content-type')).toBe('application/pdf');
    expect(link.headers.get('content-security-policy')).toBeNull();
  });

  it.each(['/realtime/v1', '/pg/meta', '/health', '/rest/v2/guides'])(
    'but %s is not there',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
      expect(proxy.requests).toEqual([]);
    },
  );
});

/** Sends a target as it is, from an address of this machine. */
async function send(options: RequestOptions, body = '') {
  const { hostname, port } = new URL(options.host ?? site.url);
  const call = request({ ...options, host: hostname, port });
  call.end(body);
  const [response]: IncomingMessage[] = await once(call, 'response');
  if (!response) throw new Error('There is no response.');
  return { status: response.statusCode, body: await text(response) };
}

it.each([...oddTargets, `${'http://other.example'}/api/pg/meta`])(
  'passes %s on to nobody',
  async (path) => {
    for (const method of ['GET', 'POST']) {
      expect([400, 404]).toContain((await send({ path, method, headers: clientHeaders() })).status);
    }
    expect(proxy.requests).toEqual([]);
  },
);

describe('a caller of a function', () => {
  const visitor = { 'content-type': 'application/json' };
  const question = JSON.stringify({ sessionId: 'one', message: 'ciao' });
  /** 25 questions of one caller, who invents a network for each. */
  const statusesOf = async (options: RequestOptions) => {
    const counts: Record<number, number> = {};
    for (let n = 1; n <= 25; n += 1) {
      const named = `203.0.113.${n}`;
      const invented = { 'x-forwarded-for': named, 'x-edge-visitor': named, 'x-real-ip': named };
      const headers = { ...visitor, 'x-edge-secret': 'guessed', ...invented };
      const { status = 0 } = await send({ ...options, method: 'POST', headers }, question);
      counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  };

  it('is one visitor through the edge, and another address another', async () => {
    const path = '/api/functions/v1/assistant';
    expect(await statusesOf({ path, localAddress: '127.0.0.2' })).toEqual({ 200: 20, 429: 5 });
    expect(await statusesOf({ path, localAddress: '127.0.0.3' })).toEqual({ 200: 20, 429: 5 });
  });

  it('is one visitor round the edge', async () => {
    const direct = { host: backend.ready.url, path: '/functions/v1/assistant' };
    expect(await statusesOf({ ...direct, localAddress: '127.0.0.4' })).toEqual({ 200: 20, 429: 5 });
  });

  it('sends the secret to functions only', async () => {
    const sent = vi.fn();
    proxy.onRequest = sent;
    await ask('/functions/v1/calendar');
    await ask('/rest/v1/rpc/find_content', { method: 'POST', body: '{}' });
    await ask('/storage/v1/object/list/handouts', { method: 'POST', body: '{}' });
    expect(sent.mock.calls.map(([headers]) => headers['x-edge-secret'])).toEqual([
      edgeSecret,
      undefined,
      undefined,
    ]);
    proxy.onRequest = undefined;
  });
});

it('stores what is typed neither in its cache nor in its logs, not even when it fails', async () => {
  const typed = 'SomethingTyped';
  // nginx keeps a large body in a file: what it logs when it cannot names the request.
  rmSync(`${nginx.home}/client_body`, { recursive: true });
  writeFileSync(`${nginx.home}/client_body`, '');
  const headers = { 'content-type': 'application/json' };
  const path = `/rest/v1/rpc/search_handout_texts?term=${typed}`;
  for (const uri of [path, `/rest/v1/handouts?select=id&filename=ilike.${typed}`]) await ask(uri);
  const failed = await ask(path, { method: 'POST', headers, body: 'x'.repeat(100_000) });
  expect(failed.status).toBe(500);
  rmSync(`${nginx.home}/client_body`);
  mkdirSync(`${nginx.home}/client_body`);
  await ask(guides);
  const stored = readdirSync(nginx.home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({
      name: entry.name,
      text: readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'),
    }));
  expect(stored.some(({ text }) => text.includes('KEY: /rest/v1/guides'))).toBe(true);
  expect(stored.find(({ name }) => name === 'access.log')?.text).toContain('search_handout_texts');
  expect(stored.filter(({ text }) => text.includes(typed)).map(({ name }) => name)).toEqual([]);
});

it('calls extract-pdf-content once for all visitors', async () => {
  const path = '/functions/v1/extract-pdf-content';
  const call = () => ask(path, { method: 'POST' });
  const first = await call();
  expect(first.status).toBe(200);
  expect(JSON.parse(first.body)).toHaveProperty('remaining');
  expect((await Promise.all([call(), call()])).map(({ cache }) => cache)).toEqual(['HIT', 'HIT']);
  expect(proxy.requests).toEqual([`POST ${path}`]);
});

it('keeps photos, answers with parts of them, and with a missing one', async () => {
  const rows = JSON.parse((await ask('/rest/v1/representatives?select=url')).body);
  const paths = rows
    .map(({ url }: { url: string | null }) => url && new URL(url).pathname)
    .filter(Boolean);
  proxy.requests.length = 0;
  for (const path of [paths[0], paths[0]]) {
    const response = await fetch(site.config.supabase.url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  }
  const part = await fetch(site.config.supabase.url + paths[0], {
    headers: { range: 'bytes=0-9' },
  });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
  const missing = '/storage/v1/object/public/photos/nobody.svg';
  for (const _ of [1, 2])
    expect((await fetch(site.config.supabase.url + missing)).status).toBe(400);
  expect(proxy.requests).toEqual([`GET ${paths[0]}`, `GET ${missing}`]);
});

it('answers at once with an old response, and asks once for a new one', async () => {
  await nginx.stop();
  nginx = await startNginx(site, { edgeSecret, freshSeconds: 1 });
  await ask(guides);
  const cacheOfGuides = async () => (await ask(guides)).cache;
  await expect.poll(cacheOfGuides, { timeout: 10_000 }).toBe('STALE');
  await expect.poll(cacheOfGuides, { timeout: 10_000 }).toBe('HIT');
});

describe('a thousand visitors a second', () => {
  const reads = [
    '/rest/v1/handouts?select=id,filename,year,uploaded_at,file_url,subject&order=uploaded_at.desc&limit=3',
    '/rest/v1/guides?select=*&is_active=eq.true&order=category',
    '/rest/v1/representatives?select=*&order=section',
    '/rest/v1/events?select=*&order=start_date',
    '/rest/v1/clmg_handouts?select=id,name,url&course_year=eq.5',
    '/rest/v1/course_subjects?select=*&order=id',
    '/rest/v1/course%20multipliers%20estimation?select=*',
  ];

  it('ask the database a hundred times a minute at most, and are all answered', async () => {
    await nginx.stop();
    nginx = await startNginx(site, { edgeSecret, freshSeconds: 60 });
    const seconds = 5;
    // Each visitor asks everything at once.
    const { '2xx': answered, non2xx } = await autocannon({
      url: site.config.supabase.url,
      connections: 32,
      pipelining: reads.length + 1,
      duration: seconds,
      headers: clientHeaders(),
      requests: [
        ...reads.map((path) => ({ path: `/api${path}` })),
        { method: 'POST', path: '/api/functions/v1/extract-pdf-content' },
      ],
    });
    const visitors = Math.round(answered / (reads.length + 1) / seconds);
    console.log(`${visitors} visitors a second, ${proxy.requests.length} requests to the backend`);
    expect(non2xx).toBe(0);
    expect(answered).toBeGreaterThan(100 * (reads.length + 1));
    // One of each, however many came.
    expect(proxy.requests.length).toBeLessThanOrEqual(reads.length + 1);
  });
});

it('answers odd requests, passes on only those whose path cannot be mistaken, and goes on', async () => {
  const numRuns = isFullRun ? 5000 : 300;
  const seed = Date.now();
  const before = (await ask(guides)).body;
  const pages = ['/guide', '/api/rest/v1/guides', '/api/storage/v1/object/public/photos/a.svg'];
  const odd = [
    ...fc
      .sample(oddBackendRequests(key), { numRuns, seed })
      .map((one) => ({ ...one, target: `/api${one.target}` })),
    ...fc.sample(oddPageRequests(pages), { numRuns, seed }),
  ];
  const answers = await sendRequests(Number(new URL(site.url).port), odd);
  const failures = answers.filter(({ status }) => status === 0 || status >= 500);
  const passedOn = proxy.requests.map((one) => one.slice(one.indexOf(' ') + 1));
  console.log(
    `${answers.length} odd requests, ${passedOn.length} passed on, ${failures.length} failed`,
  );
  expect(failures.slice(0, 5), `seed ${seed}`).toEqual([]);
  expect(passedOn.filter((uri) => !new RegExp(edgeRequest).test(`/api${uri}`))).toEqual([]);
  expect((await ask(guides)).body).toBe(before);
});
