import { edgePath, edgeRequest } from './edge.ts';
import { parameterMap } from './nginxRenderer.ts';

export interface EdgeFiles {
  /** The folder of the cached responses. */
  cache: string;
  /** A file with the line `set $edge_secret <secret>;`, so that the configuration itself contains no secret. */
  secretFile: string;
  /** How long a response is fresh. */
  freshSeconds?: number;
}

interface EdgeOptions extends EdgeFiles {
  /** The address of the backend's project. */
  project: string;
  /** The public key, which every visitor's browser sends. */
  publishableKey: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The part of nginx's `http` block that the edge needs before the shell's server. The cache
 * holds what visitors read with the public key: for a minute, and for a day while a newer response is fetched
 * or the backend does not answer. Everything else is passed on.
 */
export function edgeHttp({ project, publishableKey, cache }: EdgeOptions): string[] {
  const { host, hostname, port, protocol } = new URL(project);
  const address = port ? host : `${hostname}:${protocol === 'https:' ? 443 : 80}`;
  const key = escaped(publishableKey);
  return [
    `upstream backend { server ${address}; keepalive 16; }`,
    `proxy_cache_path "${cache}" levels=1:2 keys_zone=backend:10m max_size=1g inactive=1d use_temp_path=off;`,
    '# A feed has one address, whatever links get on their way.',
    parameterMap('path', '$feed_path', 'path='),
    'map "$feed_path|$lang" $feed_query { default "?$feed_path&lang=$lang"; "|" ""; "~^\\|" "?lang=$lang"; "~\\|$" "?$feed_path"; }',
    `map $request_uri $backend_uri { default ""; "~^${edgePath}/functions/v1/feed(?:\\?|$)" "/functions/v1/feed$feed_query"; "~${edgeRequest}" $service_uri; }`,
    '# Whether a request has no key but the public one. Other keys are passed on and never cached.',
    'map "$http_apikey|$http_authorization" $has_public_key {',
    '  default "";',
    `  "~^(${key})?\\|(Bearer ${key})?$" 1;`,
    '}',
    '# Reads that are the same for all visitors. Not cached: a part or a count of the rows, other formats, and',
    '# searches (imatch, like, fts, functions), whose address has what a visitor typed.',
    'map "$request_method|$has_public_key|$http_accept_profile|$http_prefer|$http_range|$http_accept|$backend_uri" $is_shared_read {',
    '  default "";',
    '  "~match|like|fts|/rpc/|[?&]apikey=" "";',
    '  "~^(GET|HEAD)\\|1\\|(public)?\\|\\|\\|[^|]*(vnd\\.pgrst|csv)" "";',
    '  "~^(GET|HEAD)\\|1\\|(public)?\\|\\|\\|" 1;',
    '}',
    '# Files and feeds. A part of a file is cut from the cached file.',
    'map "$request_method|$has_public_key" $is_shared_file { default ""; "~^(GET|HEAD)\\|1$" 1; }',
    'map "$request_method|$has_public_key" $is_shared_call { default ""; "POST|1" 1; }',
    '# Functions limit requests by address, and believe the one that comes with the secret; nothing else needs',
    '# to know either.',
    'map $backend_uri $visitor { default ""; "~^/functions/" $remote_addr; }',
    'map $backend_uri $visitor_secret { default ""; "~^/functions/" $edge_secret; }',
    '',
  ];
}

/** The edge's locations in the shell's server. */
export function edgeServer(options: EdgeOptions): string[] {
  return [
    `include "${options.secretFile}";`,
    `location ${edgePath}/ {`,
    ...refused,
    ...passedOn(options),
    '}',
    `location ${edgePath}/rest/v1/ {`,
    ...cached(options, 'is_shared_read', 10),
    // PostgREST ignores them; without them, a cached response does not depend on who requested it first.
    '  proxy_set_header Accept application/json;',
    '}',
    `location ${edgePath}/storage/v1/object/public/ {`,
    ...cached(options, 'is_shared_file', 10),
    // The missing photo that every visitor asks for.
    `  proxy_cache_valid 400 404 ${options.freshSeconds ?? 60}s;`,
    '  proxy_cache_revalidate on;',
    '}',
    '# Each visit calls it; it only has to hear that there are visitors.',
    `location = ${edgePath}/functions/v1/extract-pdf-content {`,
    ...cached(options, 'is_shared_call', 60),
    '  proxy_cache_methods POST;',
    '  proxy_method POST;',
    '}',
    '# Feed readers ask once an hour each, with what they have: unchanged feeds are answered from here.',
    `location = ${edgePath}/functions/v1/feed {`,
    ...cached(options, 'is_shared_file', 10),
    // The function limits requests by address; how it answers does not depend on it.
    ...visitorHeaders,
    '  proxy_cache_revalidate on;',
    // As the function compares dates.
    '  if_modified_since before;',
    '}',
    'location @backend {',
    ...passedOn(options),
    '}',
  ];
}

// Not the server's pages for errors of the renderer.
const refused = ['  error_page 404 /404$page_ending;', '  if ($backend_uri = "") { return 404; }'];

// They replace what a visitor sends under these names.
const visitorHeaders = [
  '  proxy_set_header X-Edge-Visitor $visitor;',
  '  proxy_set_header X-Edge-Secret $visitor_secret;',
];

/** Lines of a location whose responses are the same for all visitors, if the variable `condition` is set. */
function cached(options: EdgeOptions, condition: string, timeoutSeconds: number): string[] {
  const { publishableKey: key, freshSeconds = 60 } = options;
  return [
    ...refused,
    '  error_page 418 = @backend;',
    `  if ($${condition} = "") { return 418; }`,
    ...toBackend(options),
    // No headers of a visitor, so that no response depends on who requested it first.
    '  proxy_pass_request_headers off;',
    '  proxy_pass_request_body off;',
    `  proxy_set_header apikey "${key}";`,
    `  proxy_set_header Authorization "Bearer ${key}";`,
    '  proxy_set_header Accept-Encoding gzip;',
    '  proxy_set_header Content-Length "";',
    '  gunzip on;',
    `  proxy_read_timeout ${timeoutSeconds}s;`,
    '  proxy_cache backend;',
    '  proxy_cache_key $backend_uri;',
    '  proxy_cache_bypass "";',
    '  proxy_no_cache "";',
    `  proxy_cache_valid 200 ${freshSeconds}s;`,
    '  proxy_cache_lock on;',
    '  proxy_cache_lock_timeout 5s;',
    '  proxy_cache_background_update on;',
    '  proxy_cache_use_stale updating error timeout invalid_header http_429 http_500 http_502 http_503 http_504;',
    // A gateway in front of the project sets a cookie of its own, and says for how long it caches itself.
    '  proxy_ignore_headers Cache-Control Expires Set-Cookie Vary X-Accel-Expires;',
  ];
}

/** Lines of a location that is not cached: writes, signed links, questions. */
function passedOn(options: EdgeOptions): string[] {
  return [
    ...toBackend(options),
    '  proxy_pass_request_headers on;',
    '  proxy_pass_request_body on;',
    ...visitorHeaders,
    '  proxy_set_header X-Forwarded-For "";',
    '  proxy_set_header Cookie "";',
    '  proxy_read_timeout 60s;',
    '  proxy_cache off;',
    '  proxy_buffering on;',
  ];
}

function toBackend({ project }: EdgeOptions): string[] {
  const { host, hostname, protocol } = new URL(project);
  return [
    '  proxy_http_version 1.1;',
    '  proxy_set_header Connection "";',
    `  proxy_set_header Host ${host};`,
    ...(protocol === 'https:'
      ? [
          '  proxy_ssl_server_name on;',
          `  proxy_ssl_name ${hostname};`,
          '  proxy_ssl_verify on;',
          '  proxy_ssl_verify_depth 3;',
          '  proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
        ]
      : []),
    '  proxy_connect_timeout 2s;',
    // Errors of the backend are for the page that asked, not pages of their own.
    '  proxy_intercept_errors off;',
    // The shell's server sets these itself; see the maps for what the backend's files get.
    ...hiddenHeaders.map((name) => `  proxy_hide_header ${name};`),
    `  proxy_pass ${protocol}//backend$backend_uri;`,
  ];
}

const hiddenHeaders = [
  'Cache-Control',
  'Content-Security-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'Set-Cookie',
  'Strict-Transport-Security',
  'Vary',
  'X-Content-Type-Options',
];
