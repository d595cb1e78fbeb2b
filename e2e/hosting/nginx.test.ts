/** The hosting kit's nginx in front of the renderer: what it stores, and what is left when the renderer is down. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningProcess } from '../../tools/site/childProcess.ts';
import { freePorts } from '../../tools/site/freePorts.ts';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { type BackendReady, startBackend, startRenderer } from '../../tools/site/site.ts';
import { type RunningNginx, startNginx } from '../../tools/site/tests/startNginx.ts';

// Long enough for a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let backend: RunningProcess<BackendReady>;
let site: ServedSite;
let renderer: RunningProcess<unknown>;
let nginx: RunningNginx;
let rendererPort: number;

beforeAll(async () => {
  backend = await startBackend(0);
  site = await serveSite(backend.ready);
  for (const name of site.origins.keys()) await site.stopServer(name);
  [rendererPort = 0] = await freePorts(1);
  await start();
  nginx = await startNginx(site, { renderer: `127.0.0.1:${rendererPort}` });
  await visitUntilComplete('/guide/tesi');
});

afterAll(async () => {
  await nginx?.stop();
  await renderer?.stop();
  await site?.stop();
  await backend?.stop();
});

async function start(freshSeconds = 60): Promise<void> {
  renderer = await startRenderer({
    folder: `${site.folder}/shell`,
    port: rendererPort,
    freshSeconds,
  });
}

async function visit(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, { headers });
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, cache: cacheOf(response) };
}

/** Sends a target as it is: URL parsers, and so `fetch`, take a backslash for a slash. */
async function requestTarget(path: string): Promise<[IncomingMessage, string]> {
  const { hostname, port } = new URL(site.url);
  const [response]: IncomingMessage[] = await once(get({ hostname, port, path }), 'response');
  if (!response) throw new Error('There is no response.');
  return [response, await text(response)];
}

/** Where the assets of a section's live version are. */
function assetsOf(section: string): string {
  const registry = JSON.parse(readFileSync(`${site.folder}/shell/registry.json`, 'utf8'));
  return new URL('static/assets', registry.remotes[section].entry.url).href;
}

/** A busy machine renders slowly, and a section that was too slow page after page rests for ten seconds. */
const pollOptions = { timeout: 90_000, interval: 200 };

const cacheOf = (response: Response) => response.headers.get('x-cache');

const isRendered = (html: string, section: string) => html.includes(`data-mf="${section}"`);

function visitUntilComplete(path: string) {
  return vi.waitFor(async () => {
    const page = await visit(path);
    expect(page.headers.get('x-page')).toBe('complete');
    return page;
  }, pollOptions);
}

async function pagesRendered(): Promise<number> {
  const metrics = await fetch(`http://127.0.0.1:${rendererPort}/metrics`);
  const counts = (await metrics.text()).matchAll(/^renderer_page_seconds_count\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

describe('with the renderer', () => {
  it('serves a page from the cache the second time', async () => {
    const first = await visit('/guide');
    expect(first).toMatchObject({ status: 200, cache: 'MISS' });
    const second = await visit('/guide');
    expect(second).toMatchObject({ status: 200, cache: 'HIT' });
    expect(second.html).toBe(first.html);
  });

  it.each([
    '/guide/',
    '/guide//',
    '/guide?utm_source=a',
    '/guide?lang=it',
    '/guide?a=1&b=2',
    '/guide?lang=xx',
  ])('stores no page of its own for %s', async (path) => {
    await visit('/guide');
    expect((await visit(path)).cache).not.toBe('MISS');
  });

  it('stores each language, and each value of the parameters that pages know, in any order', async () => {
    const english = await visit('/rappresentanti?lang=en');
    expect(english.cache).toBe('MISS');
    expect(english.html).toContain('<html lang="en"');
    expect((await visit('/rappresentanti?x=1&lang=en')).cache).not.toBe('MISS');
    expect((await visit('/rappresentanti')).cache).toBe('MISS');
    expect((await visit('/rappresentanti?organo=sport&lang=en')).cache).toBe('MISS');
    expect((await visit('/rappresentanti?lang=en&organo=sport')).cache).not.toBe('MISS');
  });

  it.each(['/guide?LANG=en', '/guide?Lang=en'])(
    'takes %s for the page that its scripts see, in Italian',
    async (path) => {
      const { html, cache } = await visit(path);
      expect(html).toContain('<html lang="it"');
      expect(cache).not.toBe('MISS');
    },
  );

  it('compares the names of parameters as pages do', async () => {
    await visit('/rappresentanti?organo=isu');
    const other = await visit('/rappresentanti?ORGANO=isu&Q=something');
    expect(other.html).toBe((await visit('/rappresentanti')).html);
  });

  it.each(['/x//', '/x/', '//x//'])('takes %s for no page', async (path) => {
    const [response] = await requestTarget(path);
    expect(response.statusCode).toBe(404);
  });

  it('takes a whole URL as a target for its path', async () => {
    const [response, body] = await requestTarget(`${site.url}/guide`);
    expect(response.statusCode).toBe(200);
    expect(body).toBe((await visit('/guide')).html);
  });

  it.each([
    '/dispense/primo-anno/Corso%20inventato',
    '/guide/inventata',
    '/dispense/clmg/sesto-anno',
  ])(
    'answers %s with the page that says so, which no search engine lists and no cache stores',
    async (path) => {
      await vi.waitFor(async () => expect((await visit(path)).status).toBe(404), pollOptions);
      const before = await pagesRendered();
      const again = await visit(path);
      expect(await pagesRendered()).toBe(before + 1);
      expect(again.status).toBe(404);
      expect(again.html).toContain('<meta name="robots" content="noindex"/>');
      expect(again.html).toMatch(/Nessuna dispensa trovata|Categoria non trovata|Anno non trovato/);
    },
  );

  it('serves modules and WebAssembly as browsers need them, compressed', async () => {
    const files = assetsOf('handouts');
    const get = async (name: string) =>
      (await fetch(`${files}/${name}`, { headers: { 'Accept-Encoding': 'gzip' } })).headers;
    const worker = await get('pdf.worker.min.mjs');
    expect(worker.get('content-type')).toMatch(/^application\/javascript/);
    expect(worker.get('content-encoding')).toBe('gzip');
    expect((await get('openjpeg.wasm')).get('content-type')).toBe('application/wasm');
  });

  it('stores and logs nothing that a visitor typed', async () => {
    const path = '/guide?q=something-typed';
    expect((await visit(path)).cache).toBe('BYPASS');
    expect((await visit(path)).cache).toBe('BYPASS');
    const log = readFileSync(`${nginx.home}/access.log`, 'utf8');
    expect(log).toContain('GET /guide 200');
    expect(log).not.toMatch(/something-typed|127\.0\.0\.1/);
  });

  it('lets no header of a visitor reach a page that others get', async () => {
    const path = '/chi-siamo';
    await visit(path, {
      'Accept-Language': 'en',
      Cookie: 'a=1',
      'X-Forwarded-Host': 'evil.example',
    });
    const other = await visit(path);
    expect(other.cache).toBe('HIT');
    expect(other.html).not.toContain('evil.example');
  });

  it('sends the headers of a page, and browsers ask again each time', async () => {
    const { headers } = await visit('/guide');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('stores the compressed page, and decompresses it for who needs that', async () => {
    const compressed = await visit('/chi-siamo', { 'Accept-Encoding': 'gzip' });
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    const plain = await visit('/chi-siamo', { 'Accept-Encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.html).toBe(compressed.html);
  });

  it.each(['/metrics', '/readyz', '/healthz', '/page-that-is-not-there'])(
    'answers %s with the published 404 page',
    async (path) => {
      const { status, html, cache } = await visit(path);
      expect({ status, cache }).toEqual({ status: 404, cache: null });
      expect(html).toBe(readFileSync(`${site.folder}/shell/404.html`, 'utf8'));
    },
  );

  it.each([
    '/guide/..\\metrics',
    '/guide/%2e%2e/metrics',
    '/static/sections/..\\..\\metrics',
    '/static/sections/%2e%2e\\%2e%2e\\metrics',
    '/static/sections/..%2f..%2fmetrics',
    '/metrics/../static/sections/..\\..\\metrics',
    '//metrics',
    '/./metrics',
    '/metrics;',
  ])('does not let %s lead to the metrics of the renderer', async (path) => {
    const [response, body] = await requestTarget(path);
    expect(response.statusCode).toBe(404);
    expect(body).not.toContain('renderer_page_seconds');
  });

  it('serves files as without the renderer', async () => {
    const registry = await visit('/registry.json');
    expect(registry).toMatchObject({ status: 200, cache: null });
    expect((await visit('/static/js/nope.js')).status).toBe(404);
  });

  it('lists every course and category of the database in the sitemap', async () => {
    const xml = await vi.waitFor(async () => {
      const { html } = await visit('/sitemap.xml');
      expect(html).toContain(`<loc>${site.url}/guide/tesi</loc>`);
      return html;
    }, pollOptions);
    const key = { apikey: backend.ready.publishableKey };
    const rows = async (query: string) =>
      (await fetch(`${backend.ready.url}/rest/v1/${query}`, { headers: key })).json();
    const courses = await rows('handouts?select=subject&year=eq.First%20Year&limit=1000');
    for (const { subject } of courses) {
      const path = `/dispense/primo-anno/${encodeURIComponent(subject)}`.replaceAll("'", '&apos;');
      expect(xml).toContain(`<loc>${site.url}${path}</loc>`);
      expect(xml).toContain(`<loc>${site.url}${path}?lang=en</loc>`);
    }
    expect(xml).toContain(`<loc>${site.url}/dispense/clmg/quinto-anno</loc>`);
    expect(await (await fetch(`${site.url}/robots.txt`)).text()).toContain(
      `Sitemap: ${site.url}/sitemap.xml`,
    );
  });

  it.each(['it', 'en'])(
    'names the course in the %s snippet, and the page’s languages',
    async (lang) => {
      const path = '/dispense/primo-anno/Diritto%20privato';
      const { html } = await visitUntilComplete(`${path}?lang=${lang}`);
      const name = lang === 'it' ? 'Diritto privato' : 'Private law';
      expect(html).toContain(`property="og:title" content="${name} · `);
      expect(html).toMatch(/property="og:description" content="[^"]*\d+ files?,/);
      const canonical = lang === 'it' ? path : `${path}?lang=en`;
      expect(html).toContain(`<link rel="canonical" href="${site.url}${canonical}"/>`);
      expect(html).toContain(`hrefLang="en" href="${site.url}${path}?lang=en"`);
    },
  );
});

describe('without the renderer', () => {
  beforeAll(async () => {
    // Pages of this one are old after a second.
    await renderer.stop();
    await start(1);
    await visitUntilComplete('/dispense');
    await renderer.stop();
  });

  it('goes on with a page that is older than it should be', async () => {
    await expect.poll(async () => (await visit('/dispense')).cache, pollOptions).toBe('STALE');
    expect(isRendered((await visit('/dispense')).html, 'handouts')).toBe(true);
  });

  it('answers with the published page to what was not asked before', async () => {
    for (const [path, file] of [
      ['/dispense/secondo-anno', 'dispense/secondo-anno/index.html'],
      ['/dispense/secondo-anno?lang=en', 'dispense/secondo-anno/index.en.html'],
      ['/guide/ecdl', 'guide/_.html'],
    ]) {
      const { status, html, headers } = await visit(path ?? '');
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(html).toBe(readFileSync(`${site.folder}/shell/${file}`, 'utf8'));
      expect(headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('renders again as soon as the renderer is back', async () => {
    await start();
    await visitUntilComplete('/dispense/secondo-anno');
    expect((await visit('/dispense/secondo-anno')).cache).toBe('HIT');
    // The first visit gets the old page, and has a new one fetched.
    await expect.poll(async () => (await visit('/dispense')).cache, pollOptions).toBe('HIT');
  });

  it('keeps a complete page while its section cannot be rendered', async () => {
    await renderer.stop();
    await start(1);
    await visitUntilComplete('/rappresentanti?organo=isu');
    await backend.stop();
    const renderedBefore = await pagesRendered();
    await expect
      .poll(async () => (await visit('/rappresentanti?organo=isu')).cache, pollOptions)
      .toBe('STALE');
    await expect.poll(pagesRendered, pollOptions).toBeGreaterThan(renderedBefore);
    const other = await visit('/rappresentanti?organo=cdd');
    expect(other.headers.get('x-page')).toBe('incomplete');
    const { html, headers } = await visit('/rappresentanti?organo=isu');
    expect(headers.get('x-page')).toBe('complete');
    expect(isRendered(html, 'representatives')).toBe(true);
  });
});
