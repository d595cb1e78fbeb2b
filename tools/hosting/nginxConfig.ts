import type { SiteConfig } from 'shared/config';
import { shellFolder } from '../../shell/src/boot/shellVersions.ts';
import { edgePath, projectBehindEdge } from './edge.ts';
import {
  commonHeaders,
  compressedTypes,
  contentSecurityPolicy,
  filePolicy,
  httpsHeaders,
  immutable,
  sectionHeaders,
} from './headers.ts';
import { type EdgeFiles, edgeHttp, edgeServer } from './nginxEdge.ts';
import {
  parameterMap,
  type RendererOptions,
  rendererHttp,
  rendererServer,
} from './nginxRenderer.ts';

interface NginxOptions {
  shell: Served;
  sections: readonly Served[];
  config: SiteConfig;
  /** Used where the configuration names a project behind the site's edge: nginx answers for it then. */
  edge: EdgeFiles;
  /** Answers with pages; without it, and when it does not answer, they are the published files. */
  renderer?: RendererOptions;
  /** The folder of the logs. */
  logs?: string;
}

interface Served {
  folder: string;
  url: string;
}

/** As the platform's storage says it for public files. */
const publicFile = 'public, max-age=3600';

const publishedPage = 'try_files $known_page$page_ending $open_page$page_ending $uri =404;';

/**
 * What belongs into the `http` block of an nginx, also below Debian's own lines: it serves the shell and the sections,
 * compressed with gzip, and with brotli beside `brotliConfig`. Certificates are expected at certbot's paths.
 */
export function nginxConfig(options: NginxOptions): string {
  const { shell, sections, config, renderer, logs = '/var/log/nginx' } = options;
  const policy = contentSecurityPolicy(
    sections.map(({ url }) => new URL(url).origin),
    config,
  );
  const project = projectBehindEdge(config);
  const { publishableKey } = config.supabase;
  // In each server: beside Debian's own log of the http block, which has whole addresses, it would be a second one.
  const log = `access_log ${logs}/access.log paths;`;
  const edge = project === undefined ? undefined : { ...options.edge, project, publishableKey };
  return [
    'charset utf-8;',
    'charset_types text/css text/plain text/xml application/javascript application/json;',
    'server_tokens off;',
    '# nginx does not know the extension.',
    'types { application/javascript mjs; }',
    'gzip_vary on;',
    `gzip_types ${compressedTypes.join(' ')};`,
    '',
    '# Logs name neither visitors nor what they search for. Messages about a request would: only those about',
    '# nginx itself are logged.',
    `map $request_uri $request_path { default ""; "~^${origin}/+(\\?|$)" /; "~^${origin}(?<path>/[^?]*[^?/])/*(\\?|$)" $path; }`,
    "log_format paths '$time_iso8601 $request_method $request_path $status $body_bytes_sent $request_time $upstream_cache_status';",
    `error_log ${logs}/error.log emerg;`,
    '',
    '# The page of a URL: its own file, else that of the route with a parameter (guide/_.html), where',
    '# $request_uri is not decoded: the name of a course may contain a slash.',
    parameterMap('lang', '$lang'),
    'map $lang $page_ending { default .html; en .en.html; }',
    'map $uri $known_page { default /index; "~(?s)^(?<page>/.*[^/])/?$" $page/index; }',
    'map $request_uri $open_page {',
    '  default /_;',
    `  "~^${origin}(?<folder>/[^?]*)/[^?/]+/*(\\?|$)" $folder/_;`,
    '}',
    '# Versioned files are immutable; pages, the registry and what is missing are revalidated.',
    `map "$status $uri $upstream_http_x_page" $cache_control { default no-cache; "~^(200|206|304) /(static|${shellFolder})/(?!.* (in)?complete$)" "${immutable}"; "~^(200|206|304) ${edgePath}/storage/v1/object/public/" "${publicFile}"; }`,
    `map $status $section_cache_control { default no-cache; "~^(200|206|304)$" "${immutable}"; }`,
    '# The policy is for documents and the service worker; browsers ignore it for other files. What comes from',
    '# the backend runs no script on this origin; browsers show no PDF in a sandbox.',
    // The type comes first: a name may contain anything after it.
    'map $sent_http_content_type $sent_type { default other; "~^application/pdf(;|$)" pdf; "~^text/html(;|$)" html; }',
    `map "$sent_type $uri" $policy { default ""; "~^pdf ${edgePath}/" ""; "~^[a-z]+ ${edgePath}/" "${filePolicy}"; "~^html |^[a-z]+ /sw\\.js$" "${policy}"; }`,
    '',
    ...plainHosts([shell, ...sections]),
    ...(renderer ? rendererHttp(renderer) : []),
    ...(edge ? edgeHttp(edge) : []),
    server(shell, [
      log,
      ...headers({ ...commonHeaders, 'Content-Security-Policy': '$policy' }),
      'add_header Cache-Control $cache_control always;',
      ...(renderer || edge ? ['add_header X-Cache $upstream_cache_status;'] : []),
      'error_page 404 /404$page_ending;',
      ...(edge ? edgeServer(edge) : []),
      ...(renderer
        ? [...rendererServer, `location @published { ${publishedPage} }`]
        : [`location / { ${publishedPage} }`]),
      // nginx does not know the extension.
      'location = /site.webmanifest { types {} default_type application/manifest+json; }',
      // The pages of each version, which are not those of a route.
      `location /${shellFolder}/ { try_files $uri =404; }`,
      // A missing asset is not a page.
      'location /static/ { try_files $uri @nothing; }',
      'location @nothing { default_type text/plain; return 404 "Not found"; }',
    ]),
    ...sections.map((section) =>
      server(section, [
        log,
        ...headers(sectionHeaders),
        'add_header Cache-Control $section_cache_control always;',
        'location / { try_files $uri =404; }',
      ]),
    ),
    '',
  ].join('\n');
}

/** Of a request's target, which may be a whole URL. */
const origin = '(?:https?://[^/?]*)?';

/** Programs ask for the address of a `webcal:` link without TLS. */
function plainHosts(served: readonly Served[]): string[] {
  const hosts = new Set(
    served.flatMap(({ url }) => (url.startsWith('https:') ? [new URL(url).hostname] : [])),
  );
  return [...hosts].map(
    (host) =>
      `server { listen 80; server_name ${host}; access_log off; return 301 https://${host}$request_uri; }`,
  );
}

/**
 * Also in the `http` block where nginx has its brotli module (Debian: `libnginx-mod-http-brotli-filter`).
 * nginx does not start with a directive of a module that it lacks, and has no condition for it.
 */
export function brotliConfig(): string {
  return ['brotli on;', `brotli_types ${compressedTypes.join(' ')};`, ''].join('\n');
}

function headers(values: Record<string, string>): string[] {
  return Object.entries(values).map(([name, value]) => `add_header ${name} "${value}" always;`);
}

function server({ folder, url }: Served, lines: readonly string[]): string {
  // Who may write into a folder must not serve what is outside of it.
  const symlinks = 'disable_symlinks on from=$document_root;';
  // Debian's own http block says it too, and nginx refuses a second one there.
  const gzip = 'gzip on;';
  const body = [...listen(new URL(url)), `root "${folder}";`, symlinks, gzip, ...lines];
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
    ...headers(httpsHeaders),
  ];
}
