import { defaultLanguage, languages } from 'shared/contract';
import { sectionStylesPath } from '../../shell/server/sectionStyles.ts';
import { pageParameters, typedParameter } from '../../shell/src/boot/pageParameters.ts';
import { shellFolder } from '../../shell/src/boot/shellVersions.ts';

export interface RendererOptions {
  /** Where the renderer listens: `127.0.0.1:3010`. */
  address: string;
  /** The folder of the cached pages. */
  cache: string;
}

/** The path of a section's stylesheet, which the renderer answers: a regular expression for nginx and Node. */
export const sectionStylePattern = String.raw`^${sectionStylesPath}[\w-]+\.css$`;

const otherLanguages = languages.filter((language) => language !== defaultLanguage);

const resolved = String.raw`/(?:\.|%2[eE]){1,2}(?:/|$)|\x5C`;

/**
 * Maps a query to the value of a parameter as pages read it: the first one that is written exactly so. nginx's
 * `$arg_name` ignores case, so `?LANG=en` was another page than its scripts expected.
 */
export function parameterMap(name: string, variable: string, before = ''): string {
  return `map $args ${variable} { default ""; "~(?:^|&)${name}=(?<value_of_${name}>[^&]+)" "${before}$value_of_${name}"; }`;
}

/** The part of nginx's `http` block that the renderer needs before the shell's server. */
export function rendererHttp({ address, cache }: RendererOptions): string[] {
  const [first, ...others] = pageParameters;
  return [
    `upstream renderer { server ${address}; keepalive 16; }`,
    `proxy_cache_path "${cache}" levels=1:2 keys_zone=pages:10m max_size=512m inactive=1d use_temp_path=off;`,
    '',
    '# One spelling of every address: the parameters that pages know, in one order. Others cannot fill the cache.',
    // A version's copy of a page says its language in its name.
    `map $lang$uri $known_lang { default ""; ${otherLanguages.map((language) => String.raw`"~^${language}/|^/${shellFolder}/.*\.${language}\.html$" "&lang=${language}";`).join(' ')} }`,
    ...pageParameters.map((name) => parameterMap(name, `$known_${name}`, `&${name}=`)),
    `map "${[first, ...others, 'lang'].map((name) => `$known_${name}`).join('')}" $page_query {`,
    '  default "";',
    '  "~^&(?<parameters>.+)$" "?$parameters";',
    '}',
    // URL parsers resolve dots that are encoded as well, and take a backslash (x5C) for a slash.
    `map $request_path $is_resolved { default ""; "~${resolved}" 1; }`,
    '# The page that a copy is of, as `shell/bootstrap/chooseShell.js` names it: a path alone, whose query is above.',
    parameterMap('at', '$at'),
    `map $at $copied_path { default ""; "~${resolved}" ""; "~^/(?!/)[^?#]*$" $at; }`,
    `map $request_path $is_style { default ""; "~${sectionStylePattern}" 1; }`,
    // nginx takes `0` for no.
    `map $known_${typedParameter} $is_typed { "" ""; default 1; }`,
    '# A page that lacks a section replaces no stored one. Names that somebody invents are not stored; one that is gone',
    '# replaces its page.',
    'map "$upstream_cache_status $upstream_status $upstream_http_x_page" $keeps_stored {',
    '  default "";',
    String.raw`  "~^EXPIRED \d+ incomplete" 1;`,
    '  "~^MISS 404 " 1;',
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
  'proxy_cache_bypass $is_typed;',
  'proxy_no_cache $is_typed $keeps_stored;',
  // Browsers revalidate each time; only this cache may serve a stale page.
  'proxy_hide_header Cache-Control;',
  'proxy_hide_header Vary;',
  'proxy_intercept_errors on;',
  'error_page 500 502 503 504 = @published;',
  'location / { try_files $uri @page; }',
  'location @page {',
  '  # Other paths are not asked of the renderer: neither its metrics nor pages that do not exist. A page of the live',
  '  # shell has a published frame.',
  '  set $is_page "";',
  '  if (-f $document_root$known_page$page_ending) { set $is_page 1; }',
  '  if (-f $document_root$open_page$page_ending) { set $is_page 1; }',
  '  if ($is_resolved) { set $is_page ""; }',
  '  if ($request_path = "") { set $is_page ""; }',
  '  # The 404 of the renderer is a page: that of a name which no section knows.',
  '  error_page 500 502 503 504 = @published;',
  '  error_page 418 =404 /404$page_ending;',
  '  if ($is_page = "") { return 418; }',
  '  proxy_pass http://renderer$request_path$page_query;',
  '}',
  // The sections' stylesheets come from the renderer; the shell's own files are in the folder.
  `location ${sectionStylesPath} {`,
  '  if ($is_style = "") { return 404; }',
  '  proxy_pass http://renderer$request_path;',
  '  proxy_cache_key $request_path;',
  '  error_page 404 500 502 503 504 = @nothing;',
  '}',
  // A canary of the shell comes with its content; other versions are their published frames. The name is decoded:
  // a line break in it would be one in the request to the renderer.
  String.raw`location ~ ^/${shellFolder}/(?<version>[\w.-]+)/.+\.html$ {`,
  `  proxy_pass http://renderer/${shellFolder}/$version$copied_path$page_query;`,
  '  proxy_cache_key $version$copied_path$page_query;',
  '  error_page 400 404 500 502 503 504 = @copy;',
  '}',
  'location @copy { try_files $uri =404; }',
  'location = /sitemap.xml { proxy_pass http://renderer/sitemap.xml; }',
];
