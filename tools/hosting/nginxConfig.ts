import { always, contentSecurityPolicy } from './headers.ts';

interface NginxOptions {
  /** Per server: the folder that it serves and the address under which it is found. */
  shell: Served;
  sections: readonly Served[];
  /** The backend's origin, for the pages' policy. */
  backend: string;
}

interface Served {
  folder: string;
  url: string;
}

const compressed = [
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
];

/**
 * The configuration of an nginx that serves the shell and the sections: what belongs into its block
 * `http`. Needs the module for brotli (Debian: `libnginx-mod-http-brotli-filter`).
 *
 * Servers of `https:` addresses name their certificates where certbot puts them.
 */
export function nginxConfig({ shell, sections, backend }: NginxOptions): string {
  const policy = contentSecurityPolicy(
    sections.map(({ url }) => new URL(url).origin),
    backend,
  );
  return [
    'charset utf-8;',
    'charset_types text/css text/plain text/xml application/javascript application/json;',
    'server_tokens off;',
    'gzip on; gzip_vary on;',
    `gzip_types ${compressed.join(' ')};`,
    'brotli on;',
    `brotli_types ${compressed.join(' ')};`,
    '',
    '# The page of an address: by its name, else the open one of its folder (guide/_.html).',
    '# From the address as it was sent: a course may have a slash in its name.',
    'map $arg_lang $page_ending { default .html; en .en.html; }',
    'map $request_uri $known_page {',
    '  default /index;',
    '  "~^(?<page>/[^?]*[^?/])/?(\\?|$)" $page/index;',
    '}',
    'map $request_uri $open_page {',
    '  default /_;',
    '  "~^(?<folder>/[^?]*)/[^?/]+/?(\\?|$)" $folder/_;',
    '}',
    '# What has its version in its address is the same for ever; pages and the registry never are.',
    'map $uri $kept { default no-cache; "~^/static/" "public, max-age=31536000, immutable"; }',
    '# The policy is for documents and the worker; it grows with every section, and other files ignore it.',
    `map "$uri $sent_http_content_type" $policy { default ""; "~ text/html|^/sw\\.js " "${policy}"; }`,
    '',
    server(shell, [
      ...headers({ ...always, 'Content-Security-Policy': '$policy' }),
      'add_header Cache-Control $kept;',
      'error_page 404 /404$page_ending;',
      'location / { try_files $known_page$page_ending $open_page$page_ending $uri =404; }',
      // nginx does not know its ending.
      'location = /site.webmanifest { types {} default_type application/manifest+json; }',
      // A missing file is no page.
      'location /static/ { try_files $uri @nothing; }',
      'location @nothing { default_type text/plain; return 404 "Not found"; }',
    ]),
    ...sections.map((section) =>
      server(section, [
        ...headers({
          ...always,
          'Access-Control-Allow-Origin': '*',
          'Timing-Allow-Origin': '*',
        }),
        'add_header Cache-Control "public, max-age=31536000, immutable";',
        'location / { try_files $uri =404; }',
      ]),
    ),
    '',
  ].join('\n');
}

function headers(values: Record<string, string>): string[] {
  return Object.entries(values).map(([name, value]) => `add_header ${name} "${value}" always;`);
}

function server({ folder, url }: Served, lines: readonly string[]): string {
  const body = [...listen(new URL(url)), `root "${folder}";`, ...lines];
  return ['server {', ...body.map((line) => `  ${line}`), '}'].join('\n');
}

function listen({ protocol, hostname, port }: URL): string[] {
  if (protocol === 'http:') return [`listen 127.0.0.1:${port || '80'};`];
  const certificates = `/etc/letsencrypt/live/${hostname}`;
  return [
    'listen 443 ssl http2;',
    `server_name ${hostname};`,
    `ssl_certificate ${certificates}/fullchain.pem;`,
    `ssl_certificate_key ${certificates}/privkey.pem;`,
    'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
  ];
}
