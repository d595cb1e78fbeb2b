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
  /** Of the body, compressed. */
  bytes: number;
}

export interface ReverseProxy {
  url: string;
  /** The proxy has its URL before its upstream is started, which may need to know it. */
  setUpstream: (url: string, rewriteHeader?: RewriteHeader) => void;
  stop: () => void;
}

/**
 * Serves an HTTP server of this machine as a production host would: over HTTP/2 with TLS, and text
 * compressed once with brotli at its highest quality.
 */
export async function openReverseProxy(
  certificate: { key: string; cert: string },
  onResponse: (response: ProxiedResponse) => void,
): Promise<ReverseProxy> {
  let upstream = '';
  let rewriteHeader: RewriteHeader = (_, value) => value;
  const compressed = new Map<string, Promise<Buffer>>();
  const server = createSecureServer(certificate, (request, response) => {
    forward(request, response).catch((error: unknown) => {
      // A browser that closed the stream no longer needs the response.
      if (!response.stream.destroyed) console.error(`${request.url}:`, error);
      response.stream.close();
    });
  });

  async function forward(request: Http2ServerRequest, response: Http2ServerResponse) {
    const { method, url: path } = request;
    const forwarded = {
      headers: forwardedHeaders(request),
      ...(/^(GET|HEAD)$/.test(method) ? {} : { body: new Uint8Array(await buffer(request)) }),
    };
    const received = await fetch(upstream + path, { method, redirect: 'manual', ...forwarded });
    const headers = [...received.headers]
      .filter(([name]) => !connectionHeaders.test(name))
      .map(([name, value]): [string, string] => [name, rewriteHeader(name, value)]);
    const contentType = received.headers.get('content-type') ?? '';
    const plain = Buffer.from(await received.arrayBuffer());
    const isText = plain.length > 0 && compressible.test(contentType);
    const body = isText ? await brotli(plain) : plain;
    if (isText) headers.push(['content-encoding', 'br'], ['vary', 'accept-encoding']);
    response.writeHead(received.status, Object.fromEntries(headers));
    response.end(body);
    const { status } = received;
    const bytes = body.length;
    onResponse({ origin: url, method, path, request: forwarded, status, contentType, bytes });
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
    setUpstream: (to, rewrite = rewriteHeader) => {
      upstream = to;
      rewriteHeader = rewrite;
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
