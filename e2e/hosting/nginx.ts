/**
 * `pnpm --filter e2e nginx`: serves the site with nginx and the hosting kit's configuration, with the
 * brotli module and without, and compares the responses with those of the local servers. Needs nginx with
 * that module (Debian: nginx-light, libnginx-mod-http-brotli-filter).
 */
import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { type RemoteName, remoteNames } from 'shared/contract';
import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { launchArguments } from '../../tools/browser/launchArguments.ts';
import { serveSite } from '../../tools/site/serveSite.ts';
import { startBackend } from '../../tools/site/site.ts';
import { startNginx } from '../../tools/site/startNginx.ts';

interface Summary {
  status: number;
  type: string | null;
  cache: string | null;
  body: string;
}

const backend = await startBackend(0);
const site = await serveSite(backend.ready);
const originOf = (name: 'shell' | RemoteName) => site.origins.get(name) ?? '';
const registry = JSON.parse(readFileSync(`${site.folder}/shell/registry.json`, 'utf8'));
const script = readdirSync(`${site.folder}/shell/static/js`).find((name) => name.endsWith('.js'));

const paths = [
  ...['/', '/chi-siamo', '/guide', '/guide/', '/guide/associations', '/dispense/primo-anno'],
  '/dispense/primo-anno/Microeconomia%2FMacroeconomia',
  '/dispense/primo-anno/Diritto%20dell%27impresa%20%28a.k.a.%20%C3%A8%29',
  ...[
    '/nope',
    '/guide/a/b',
    '/static/js/nope.js',
    '/registry.json',
    '/shell-versions.json',
    '/sw.js',
  ],
  ...['/favicon.svg', '/site.webmanifest', '/sitemap.xml', `/static/js/${script}`],
].flatMap((path) => [path, `${path}?lang=en`]);
const files = [
  ...paths.map((path) => originOf('shell') + path),
  ...remoteNames.map((remote) => registry.remotes[remote].entry.url),
  `${originOf('guides')}/guides/nope/remoteEntry.js`,
];

async function fetchSummary(url: string): Promise<Summary> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const type = response.headers.get('content-type');
  return {
    status: response.status,
    type: response.ok ? kindOf(type) : null,
    cache: response.headers.get('cache-control'),
    body: pageOrFile(response.ok, await response.text()),
  };
}

/** A MIME type without charset, in one of its spellings. */
function kindOf(type: string | null): string | null {
  const kind = type?.split(';')[0] ?? null;
  const names: Record<string, string> = {
    'application/javascript': 'text/javascript',
    'text/xml': 'application/xml',
  };
  return (kind && names[kind]) || kind;
}

/** The text of an error response may differ, unless it is a page of the site. */
function pageOrFile(isOk: boolean, body: string): string {
  return isOk || body.includes('id="site"') ? body : '';
}

const expected = new Map<string, Summary>();
for (const url of files) expected.set(url, await fetchSummary(url));
for (const name of ['shell', ...remoteNames] as const) await site.stopServer(name);

try {
  for (const brotli of [false, true]) {
    const nginx = await startNginx(site, { brotli });
    try {
      await compareResponses();
      await checkCompression(brotli ? 'br' : 'gzip');
      await checkHeaders();
      if (brotli) await visitPages();
    } finally {
      await nginx.stop();
    }
  }
} finally {
  await site.stop();
  await backend.stop();
}

async function compareResponses(): Promise<void> {
  for (const url of files) {
    const { body, ...rest } = await fetchSummary(url);
    const { body: expectedBody, ...others } = expected.get(url) ?? { body: '' };
    assert.deepEqual(rest, others, url);
    assert.ok(body === expectedBody, `${url} has another body`);
  }
  console.log(`${files.length} responses equal those of the local servers`);
}

async function checkCompression(encoding: 'br' | 'gzip'): Promise<void> {
  const entry = registry.remotes.guides.entry.url;
  const compressed = await fetch(entry, { headers: { 'accept-encoding': 'br, gzip' } });
  assert.equal(compressed.headers.get('content-encoding'), encoding);
  assert.equal(compressed.headers.get('access-control-allow-origin'), '*');
  console.log(`compressed with ${encoding}`);
}

async function checkHeaders(): Promise<void> {
  for (const path of ['/guide', '/nope']) {
    const page = await fetch(`${originOf('shell')}${path}`);
    for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy']) {
      assert.ok(page.headers.get(name), `${path}: ${name}`);
    }
  }
  console.log('with every header');
}

async function visitPages(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(console.log),
    args: [...launchArguments],
  });
  const visit = await browser.newPage();
  const violations: string[] = [];
  visit.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  for (const [path, remote] of [
    ['/guide', 'guides'],
    ['/rappresentanti', 'representatives'],
    ['/dispense/primo-anno', 'handouts'],
    ['/', 'handouts'],
  ]) {
    await visit.goto(originOf('shell') + path);
    await visit.locator(`main [data-mf="${remote}"]`).filter({ hasText: /\S/ }).first().waitFor();
  }
  assert.deepEqual(violations, []);
  await browser.close();
  console.log('four pages work in Chromium without CSP violations');
}
