/** The hosting kit's nginx, with the brotli module and without: it answers like the local servers. */
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { type RemoteName, remoteNames } from 'shared/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { launchArguments } from '../../tools/browser/launchArguments.ts';
import type { RunningProcess } from '../../tools/site/childProcess.ts';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { type BackendReady, startBackend } from '../../tools/site/site.ts';
import { type RunningNginx, startNginx } from '../../tools/site/tests/startNginx.ts';

// Long enough for a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let backend: RunningProcess<BackendReady>;
let site: ServedSite;
let entry: string;
const local = new Map<string, unknown>();

const originOf = (name: 'shell' | RemoteName) => site.origins.get(name) ?? '';

beforeAll(async () => {
  backend = await startBackend(0);
  site = await serveSite(backend.ready);
  const { remotes } = JSON.parse(readFileSync(`${site.folder}/shell/registry.json`, 'utf8'));
  entry = remotes.guides.entry.url;
  const script = readdirSync(`${site.folder}/shell/static/js`).find((name) => name.endsWith('.js'));
  const paths = [
    ...['/', '/chi-siamo', '/guide', '/guide/', '/guide/associations', '/dispense/primo-anno'],
    '/dispense/primo-anno/Microeconomia%2FMacroeconomia',
    '/dispense/primo-anno/Diritto%20dell%27impresa%20%28a.k.a.%20%C3%A8%29',
    ...['/nope', '/guide/a/b', '/static/js/nope.js', '/registry.json', '/shell-versions.json'],
    ...['/sw.js', '/favicon.svg', '/site.webmanifest', '/sitemap.xml', `/static/js/${script}`],
  ];
  for (const url of [
    ...paths.flatMap((path) => [path, `${path}?lang=en`]).map((path) => originOf('shell') + path),
    ...remoteNames.map((remote) => remotes[remote].entry.url),
    `${originOf('guides')}/guides/nope/remoteEntry.js`,
  ]) {
    local.set(url, await summaryOf(url));
  }
  for (const name of site.origins.keys()) await site.stopServer(name);
});
afterAll(async () => {
  await site?.stop();
  await backend?.stop();
});

async function summaryOf(url: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const { ok, status, headers } = response;
  const body = await response.text();
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  const names: Record<string, string> = {
    'application/javascript': 'text/javascript',
    'text/xml': 'application/xml',
  };
  return {
    status,
    type: ok ? (names[type] ?? type) : undefined,
    cache: headers.get('cache-control'),
    // The text of an error response may differ, unless it is a page of the site.
    body: ok || body.includes('id="site"') ? body : '',
  };
}

describe.each([{ encoding: 'gzip' }, { encoding: 'br' }])('with $encoding', ({ encoding }) => {
  let nginx: RunningNginx;
  beforeAll(async () => {
    nginx = await startNginx(site, { brotli: encoding === 'br' });
  });
  afterAll(() => nginx?.stop());

  it('answers with the same files', async () => {
    for (const [url, expected] of local) expect(await summaryOf(url), url).toEqual(expected);
  });

  it('compresses a section’s entry, which every origin may read', async () => {
    const { headers } = await fetch(entry, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('follows no symbolic link that a preview brings', async () => {
    const preview = `${site.folder}/guides/guides/preview/linked`;
    mkdirSync(preview, { recursive: true });
    symlinkSync('/etc/passwd', `${preview}/remoteEntry.js`);
    symlinkSync('/etc', `${preview}/static`);
    for (const path of ['remoteEntry.js', 'static/passwd']) {
      const url = `${originOf('guides')}/guides/preview/linked/${path}`;
      expect((await fetch(url)).status, path).toBe(404);
    }
    rmSync(preview, { recursive: true });
  });

  it.each(['/guide', '/nope'])('sends the headers of security with %s', async (path) => {
    const { headers } = await fetch(originOf('shell') + path);
    for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy']) {
      expect(headers.get(name), name).toBeTruthy();
    }
  });

  it('serves pages that work in Chromium', async () => {
    const executablePath = await ensureChromium(console.log);
    const browser = await chromium.launch({ executablePath, args: [...launchArguments] });
    const page = await browser.newPage();
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
    });
    for (const [path, remote] of [
      ['/guide', 'guides'],
      ['/rappresentanti', 'representatives'],
      ['/dispense/primo-anno', 'handouts'],
      ['/', 'handouts'],
    ]) {
      await page.goto(originOf('shell') + path);
      const section = page.locator(`main [data-mf="${remote}"]`).filter({ hasText: /\S/ });
      await section.first().waitFor();
    }
    expect(violations).toEqual([]);
    await browser.close();
  });
});
