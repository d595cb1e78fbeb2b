/** The security headers of the host configurations and of the local server must not differ. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { serve } from '../site/serve.ts';
import { sectionHeadersFile, shellHeadersFile } from './headersFiles.ts';
import { brotliConfig, nginxConfig } from './nginxConfig.ts';

const section = 'https://guides.example';

const requiredHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': expect.stringContaining('camera=(), geolocation=(), microphone=()'),
};
/** HSTS for a year at least, and for this host alone. */
const requiredHttpsHeaders = {
  ...requiredHeaders,
  'Strict-Transport-Security': expect.stringMatching(/^max-age=[3-9]\d{7,}$/),
};

function expectStrict(policy: string | null | undefined) {
  expect(policy).toContain("default-src 'none'; script-src 'self' ");
  expect(policy).toMatch(/; frame-ancestors 'none'$/);
  expect(policy).not.toMatch(/'unsafe-inline'|'unsafe-eval'/);
}

describe('Cloudflare Pages and Netlify', () => {
  /** The headers of every file. */
  const headersIn = (file: string) => {
    const [, lines = ''] = /^\/\*\n((?: {2}.*\n)+)/.exec(file) ?? [];
    return Object.fromEntries(
      [...lines.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map((one) => one.slice(1)),
    );
  };

  it('get strict headers for the shell', () => {
    const headers = headersIn(shellHeadersFile([section], demonstration));
    expect(headers).toMatchObject(requiredHttpsHeaders);
    expectStrict(headers['Content-Security-Policy']);
  });

  it('get strict headers for a section', () => {
    expect(headersIn(sectionHeadersFile())).toMatchObject(requiredHttpsHeaders);
  });
});

describe('nginx', () => {
  const options = {
    shell: { folder: '/srv/shell', url: 'https://site.example' },
    sections: [{ folder: '/srv/guides', url: section }],
    config: demonstration,
    edge: { cache: '/var/cache/backend', secretFile: '/etc/nginx/edge-secret.conf' },
  };
  const config = nginxConfig(options);
  const servers = config.split(/^server \{$/m).slice(1);
  /** The headers of every response, also of a 404. */
  const headersIn = (server = '') =>
    Object.fromEntries(
      [...server.matchAll(/^ {2}add_header ([\w-]+) "(.*)" always;$/gm)].map((one) => one.slice(1)),
    );

  it('gets strict headers for the shell', () => {
    expect(headersIn(servers[0])).toMatchObject({
      ...requiredHttpsHeaders,
      'Content-Security-Policy': '$policy',
    });
    expectStrict(
      /^map .* \$policy \{ default ""; .*"~\^html \|[^"]+" "(.*)"; \}$/m.exec(config)?.[1],
    );
  });

  it('gets strict headers for a section', () => {
    expect(servers).toHaveLength(2);
    expect(headersIn(servers[1])).toMatchObject(requiredHttpsHeaders);
  });

  it('caches no 404 as it caches files', () => {
    for (const server of servers) expect(server).toMatch(/add_header Cache-Control \$\w+ always;/);
    expect(config).toMatch(/map "\$status \$uri [^"]*" \$cache_control \{ default no-cache; /);
    expect(config).toMatch(/map \$status \$section_cache_control \{ default no-cache; /);
  });

  it('lets no file of the backend run a script on the shell’s origin', () => {
    // Browsers show no PDF in a sandbox.
    expect(config).toMatch(
      /\$policy \{ default ""; "~\^pdf \/api\/" ""; "~\^\[a-z\]\+ \/api\/" "[^"]*; sandbox"; /,
    );
  });

  it('answers without TLS to programs that ask for a webcal address, and sends them on', () => {
    for (const host of ['site.example', 'guides.example']) {
      expect(config).toContain(
        `server { listen 80; server_name ${host}; access_log off; return 301 https://${host}$request_uri; }`,
      );
    }
  });

  it('keeps what needs the brotli module in a file of its own', () => {
    expect(config).not.toContain('brotli');
    expect(brotliConfig()).toContain('brotli on;');
  });

  it('sets no header in a location', () => {
    // A location with a header of its own would not inherit the server's.
    expect(config).toMatch(/^ {2}location /m);
    expect(config).not.toMatch(/^ {2}location .*add_header/m);
  });
});

describe('the local server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'headers-'));

  beforeAll(() => {
    mkdirSync(`${folder}/static`);
    const registry = JSON.stringify({ schema: 1, remotes: {} });
    const files = { 'registry.json': registry, 'static/a.js': '', 'sw.js': '' };
    const pages = { 'index.html': '<h1>Linea', '404.html': '<h1>404' };
    for (const [file, text] of Object.entries({ ...files, ...pages }))
      writeFileSync(`${folder}/${file}`, text);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  // Those with `true` are pages, or run scripts.
  it.each([
    ['shell', '/', 200, true],
    ['shell', '/sw.js', 200, true],
    ['shell', '/nothing', 404, true],
    ['shell', '/static/a.js', 200, false],
    ['shell', '/static/b.js', 404, false],
    ['shell', '/registry.json', 200, false],
    ['remote', '/static/a.js', 200, false],
    ['remote', '/static/b.js', 404, false],
  ] as const)('of a %s sends strict headers for %s', async (kind, path, status, hasPolicy) => {
    const server = await serve({
      folder,
      port: 0,
      ...(kind === 'shell' ? { config: demonstration } : {}),
    });
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(response.status).toBe(status);
    const names = Object.keys(requiredHeaders);
    const headers = Object.fromEntries(names.map((name) => [name, response.headers.get(name)]));
    expect(headers).toMatchObject(requiredHeaders);
    if (hasPolicy) expectStrict(response.headers.get('content-security-policy'));
  });
});
