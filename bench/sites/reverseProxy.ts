import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const compressible = /javascript|json|css|html|svg|manifest/;
/** Headers that HTTP/2 forbids or sets itself. */
const connectionHeaders = /^(connection|keep-alive|transfer-encoding|content-length|date)$/;
/** Request headers that `fetch` sets itself. */
const notForwarded = /^(:|accept-encoding|content-length|connection|host$)/;

/** Replaces the value of a response header. */
export type RewriteHeader = (name: string, value: string) => string;

/** One response as it was transferred. */
export interface ProxiedResponse {
  /** The proxy's own URL. */
  origin: string;
  method: string;
  /** With the query. */
  path: string;
  request: { headers: [name: string, value: string][]; body?: Uint8Array<ArrayBuffer> };
  status: number;
  contentType: string;
  /** The size of the compressed body. */
  bytes: number;
}

export interface ReverseProxy {
  url: string;
  /** The proxy has its URL before its upstream is started, which may need to know it. */
  setUpstream: (upstream: Upstream) => void;
  stop: () => void;
}

interface Upstream {
  url: string;
  rewriteHeader?: RewriteHeader;
  /** Whether each complete page is rendered once, as with the cache in front of the renderer. */
  storesPages?: boolean;
}

interface Received {
  status: number;
  contentType: string;
  headers: [string, string][];
  plain: Buffer;
}

/**
 * Serves an HTTP server of this machine as a production host would: over HTTP/2 with TLS, and text
 * compressed once with brotli at its highest quality.
 */
export async function openReverseProxy(
  certificate: { key: string; cert: string },
  onResponse: (response: ProxiedResponse) => void,
): Promise<ReverseProxy> {
  let upstream: Upstream = { url: '' };
  const compressed = new Map<string, Promise<Buffer>>();
  const pages = new Map<string, Received>();
  // The renderer's `fetch` uses HTTP/1.1.
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    forward(request, response).catch((error: unknown) => {
      // A browser that closed the stream no longer needs the response.
      if (!request.aborted) console.error(`${request.url}:`, error);
      response.end();
    });
  });

  async function forward(request: Http2ServerRequest, response: Http2ServerResponse) {
    const { method, url: path } = request;
    const forwarded = {
      headers: forwardedHeaders(request),
      ...(/^(GET|HEAD)$/.test(method) ? {} : { body: new Uint8Array(await buffer(request)) }),
    };
    const received = pages.get(path) ?? (await receive(path, { method, ...forwarded }));
    const { status, contentType, plain } = received;
    const headers = [...received.headers];
    const isComplete = headers.some(([name, value]) => name === 'x-page' && value === 'complete');
    if (upstream.storesPages && isComplete) pages.set(path, received);
    const isText = plain.length > 0 && compressible.test(contentType);
    const body = isText ? await brotli(plain) : plain;
    if (isText) headers.push(['content-encoding', 'br'], ['vary', 'accept-encoding']);
    response.writeHead(status, Object.fromEntries(headers));
    response.end(body);
    const bytes = body.length;
    onResponse({ origin: url, method, path, request: forwarded, status, contentType, bytes });
  }

  async function receive(path: string, request: RequestInit): Promise<Received> {
    const { rewriteHeader = (_: string, value: string) => value } = upstream;
    const headersSent = new Headers(request.headers);
    // The upstream's own compression would be undone here.
    headersSent.set('accept-encoding', 'identity');
    const response = await fetch(upstream.url + path, {
      redirect: 'manual',
      ...request,
      headers: headersSent,
    });
    const headers = [...response.headers]
      .filter(([name]) => !connectionHeaders.test(name))
      .map(([name, value]): [string, string] => [name, rewriteHeader(name, value)]);
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      headers,
      plain: Buffer.from(await response.arrayBuffer()),
    };
  }

  function brotli(plain: Buffer): Promise<Buffer> {
    const digest = createHash('sha256').update(plain).digest('hex');
    const body =
      compressed.get(digest) ??
      compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    compressed.set(digest, body);
    return body;
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `https://localhost:${(server.address() as AddressInfo).port}`;
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => sessions.add(session));
  return {
    url,
    setUpstream: (to) => {
      upstream = to;
    },
    stop: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}

function forwardedHeaders({ headers }: Http2ServerRequest): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value !== 'string' || notForwarded.test(name) ? [] : [[name, value]],
  );
}
