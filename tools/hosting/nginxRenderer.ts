import { defaultLanguage, languages } from 'shared/contract';
import { sectionStylesPath } from '../../shell/server/sectionStyles.ts';
import { pageParameters, typedParameter } from '../../shell/src/boot/pageParameters.ts';
import { routePaths } from '../../shell/src/routePaths.ts';

export interface RendererOptions {
  /** Where the renderer listens: `127.0.0.1:3010`. */
  address: string;
  /** The folder of the cached pages. */
  cache: string;
}

const pageSegment = String.raw`(?!(?:\.|%2[eE]){1,2}$)[^/\x5C]+`;

/** The path of a section's stylesheet, which the renderer answers: a regular expression for nginx and Node. */
export const sectionStylePattern = String.raw`^${sectionStylesPath}[\w-]+\.css$`;

const otherLanguages = languages.filter((language) => language !== defaultLanguage);

/** The part of nginx's `http` block that the renderer needs before the shell's server. */
export function rendererHttp({ address, cache }: RendererOptions): string[] {
  const [first, ...others] = pageParameters;
  return [
    `upstream renderer { server ${address}; keepalive 16; }`,
    `proxy_cache_path "${cache}" levels=1:2 keys_zone=pages:10m max_size=512m inactive=1d use_temp_path=off;`,
    '',
    '# One spelling of every address: the parameters that pages know, in one order. Others cannot fill the cache.',
    `map $arg_lang $known_lang { default ""; ${otherLanguages.map((language) => `${language} "&lang=${language}";`).join(' ')} }`,
    ...pageParameters.map(
      (name) => `map $arg_${name} $known_${name} { "" ""; default "&${name}=$arg_${name}"; }`,
    ),
    `map "${[first, ...others, 'lang'].map((name) => `$known_${name}`).join('')}" $page_query {`,
    '  default "";',
    '  "~^&(?<parameters>.+)$" "?$parameters";',
    '}',
    '# Other paths are not asked of the renderer: neither its metrics nor pages that do not exist.',
    'map $request_path $is_page {',
    '  default "";',
    // URL parsers resolve dots that are encoded as well, and take a backslash (x5C) for a slash.
    ...routePaths.map((route) => `  "~^${route.replace(/:\w+$/, pageSegment)}$" 1;`),
    '}',
    `map $request_path $is_style { default ""; "~${sectionStylePattern}" 1; }`,
    '# A page that lacks a section replaces no stored one.',
    'map "$upstream_cache_status $upstream_http_x_page" $keeps_stored {',
    '  default "";',
    '  "EXPIRED incomplete" 1;',
    '}',
    '',
  ];
}

/** The renderer's locations in the shell's server. Freshness comes from the renderer's `Cache-Control`. */
export const rendererServer: readonly string[] = [
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  // Nothing of a visitor but the URL, so that no page depends on who requested it first.
  'proxy_pass_request_headers off;',
  'proxy_pass_request_body off;',
  // Pages are stored compressed, and decompressed for the few that need it.
  'proxy_set_header Accept-Encoding gzip;',
  'proxy_ignore_headers Vary;',
  'gunzip on;',
  'proxy_connect_timeout 1s;',
  'proxy_read_timeout 3s;',
  'proxy_cache pages;',
  'proxy_cache_key $request_path$page_query;',
  'proxy_cache_background_update on;',
  'proxy_cache_lock on;',
  'proxy_cache_lock_timeout 3s;',
  // What a visitor typed is not stored.
  `proxy_cache_bypass $arg_${typedParameter};`,
  `proxy_no_cache $arg_${typedParameter} $keeps_stored;`,
  // Browsers revalidate each time; only this cache may serve a stale page.
  'proxy_hide_header Cache-Control;',
  'proxy_hide_header Vary;',
  'proxy_intercept_errors on;',
  'error_page 500 502 503 504 = @published;',
  'location / { try_files $uri @page; }',
  'location @page {',
  '  if ($is_page = "") { return 404; }',
  '  proxy_pass http://renderer$request_path$page_query;',
  '}',
  // The sections' stylesheets come from the renderer; the shell's own files are in the folder.
  `location ${sectionStylesPath} {`,
  '  if ($is_style = "") { return 404; }',
  '  proxy_pass http://renderer$request_path;',
  '  proxy_cache_key $request_path;',
  '  error_page 404 500 502 503 504 = @nothing;',
  '}',
  'location = /sitemap.xml { proxy_pass http://renderer/sitemap.xml; }',
];
