import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import compression from '@polka/compression';
import type { SiteConfig } from 'shared/config';
import { languageParameter } from 'shared/contract';
import { parseRegistry } from 'shared/registry';
import sirv from 'sirv';
import { pageFor } from '../../shell/server/pageFor.ts';
import { shellFolder } from '../../shell/src/boot/shellVersions.ts';
import { projectBehindEdge } from '../hosting/edge.ts';
import {
  commonHeaders,
  compressedTypes,
  contentSecurityPolicy,
  immutable,
  sectionHeaders,
} from '../hosting/headers.ts';
import { sectionStylePattern } from '../hosting/nginxRenderer.ts';
import { backendUri, forwardToBackend } from './forwardToBackend.ts';

interface ServeOptions {
  /** The folder of one origin, see `publishSite.ts`. */
  folder: string;
  port: number;
  /** The shell's, which serves pages for routes, and the edge. Without it, files only, to any origin. */
  config?: SiteConfig | undefined;
  /** The origins of the sections; by default those in the registry. */
  sections?: readonly string[] | undefined;
  /** The renderer's origin; without it, or when it fails, pages are the published frames. */
  renderer?: string | undefined;
}

const rendererTimeoutMs = 6000;

const sectionStyle = new RegExp(sectionStylePattern);

/** As nginx compresses in the hosting kit. Its default levels are higher, but pages are not cached here. */
const compress = compression({
  brotli: true,
  level: 5,
  mimes: new RegExp(['text/html', ...compressedTypes].join('|').replaceAll('+', '\\+')),
});

const pageHeaders = { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' };

/** Serves the files of one origin like a static host, compressed, on this machine only. */
export function serve(options: ServeOptions): Promise<Server> {
  const { folder, port, config, renderer, sections } = options;
  const policy = config && contentSecurityPolicy(sections ?? remoteOrigins(folder), config);
  const project = config && projectBehindEdge(config);
  const files = sirv(folder, {
    etag: true,
    dev: true,
    setHeaders(response, path) {
      const versioned = !config || isVersioned(path);
      response.setHeader('Cache-Control', versioned ? immutable : 'no-cache');
      if (policy && needsPolicy(path)) response.setHeader('Content-Security-Policy', policy);
    },
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const page = config && pageFor(folder, request.url ?? '/');
    response.setHeaders(new Headers(config ? commonHeaders : sectionHeaders));
    const url = request.url ?? '/';
    // Nothing else is asked of the renderer, such as its metrics.
    const isRendered = page?.found || url === '/sitemap.xml' || sectionStyle.test(url);
    const copied = copiedPage(url);
    const asked = copied ?? (isRendered ? url : undefined);
    const answered = renderer && asked && (await fromRenderer(renderer, asked));
    const rendered = copied && answered && answered.status !== 200 ? undefined : answered;
    if (rendered) {
      const { status, headers, body } = rendered;
      const pageOnly = page || copied ? { ...pageHeaders, 'Content-Security-Policy': policy } : {};
      response.writeHead(status, { ...headers, ...pageOnly }).end(body);
      return;
    }
    if (page?.found) request.url = `/${page.file}`;
    files(request, response, () => {
      if (!page) {
        response.writeHead(404, { 'Cache-Control': 'no-cache' }).end('Not found');
        return;
      }
      response.writeHead(404, { ...pageHeaders, 'Content-Security-Policy': policy });
      response.end(readFileSync(`${folder}/${page.file}`));
    });
  };
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/')) return refuse(response, 400);
    const path = project && backendUri(request.url);
    if (path) return forwardToBackend(request, response, { backend: project, path });
    ignoreInvalidRange(request);
    response.setHeader('Vary', 'Accept-Encoding');
    if (!request.headers.range) compress(request, response);
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      refuse(response, 500);
    });
  });
  // Like common hosts. With Node's default of 5 s, requests can hit a connection that is closing.
  server.keepAliveTimeout = 75_000;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function refuse(response: ServerResponse, status: number): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'Content-Type': 'text/plain' }).end(STATUS_CODES[status]);
}

/** An invalid range is ignored (RFC 9110, 14.2); `sirv` would throw on one that ends before it begins. */
function ignoreInvalidRange({ headers }: IncomingMessage): void {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isValid = first !== undefined && (!last || Number(first) <= Number(last));
  if (!isValid) delete headers.range;
}

const forwardedHeaders = ['Cache-Control', 'Content-Type', 'Location', 'X-Page'];

/** A page with its sections, a stylesheet of theirs, or the sitemap; undefined when the renderer is down or fails. */
async function fromRenderer(renderer: string, url: string) {
  try {
    const signal = AbortSignal.timeout(rendererTimeoutMs);
    const response = await fetch(renderer + url, {
      signal,
      headers: { 'Accept-Encoding': 'identity' },
      // The browser goes where a course has moved.
      redirect: 'manual',
    });
    if (response.status >= 500) return undefined;
    const headers = forwardedHeaders.map((name) => [name, response.headers.get(name) ?? '']);
    return {
      status: response.status,
      headers: Object.fromEntries(headers.filter(([, value]) => value)),
      body: await response.text(),
    };
  } catch {
    return undefined;
  }
}

/** What the renderer is asked for a version's copy of a page: `/shell/0.1.0-abc/guide/tesi?lang=en`. */
function copiedPage(url: string): string | undefined {
  const copy = new RegExp(`^/${shellFolder}/([^/]+)/.+\\.html\\?at=(/[^&]*)(.*)$`).exec(url);
  if (!copy) return undefined;
  const [, version, path, search = ''] = copy;
  const language = /\.(\w\w)\.html\?/.exec(url)?.[1];
  const query = new URLSearchParams(search);
  if (language) query.set(languageParameter, language);
  return `/${shellFolder}/${version}${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** Whether a file of the shell never changes. */
function isVersioned(path: string): boolean {
  return path.startsWith('/static/') || path.startsWith(`/${shellFolder}/`);
}

/** Documents and the service worker; browsers ignore the policy of other files. */
function needsPolicy(path: string): boolean {
  return path.endsWith('.html') || path === '/sw.js';
}

function remoteOrigins(folder: string): string[] {
  const registry = parseRegistry(JSON.parse(readFileSync(`${folder}/registry.json`, 'utf8')));
  return [...registry.remotes.values()].map((entry) => new URL(entry.entry.url).origin);
}
