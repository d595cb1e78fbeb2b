import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Certificate } from './certificate.ts';

const compress = promisify(brotliCompress);
const compressible = /javascript|json|css|html|svg|manifest/;
/** What HTTP/2 forbids or says in its own way. */
const connectionHeaders = /^(connection|keep-alive|transfer-encoding|content-length|date)$/;

/** What is said anew to what stands behind. */
const notForwarded = /^(accept-encoding|content-length|connection|host)$/;

/** What a real host puts in front of files: TLS, HTTP/2 and brotli. */
export interface Front {
  url: string;
  /**
   * Where requests go; a front has its address before what stands behind it is started.
   *
   * @param rewrite Changes a header of an answer.
   */
  behind: (url: string, rewrite?: Rewrite) => void;
  /** Told of every answer. */
  listen: (listener: (answered: Answered) => void) => void;
  stop: () => Promise<void>;
}

type Rewrite = (name: string, value: string) => string;

/** One answer, as it travelled. */
export interface Answered {
  method: string;
  path: string;
  status: number;
  type: string;
  /** Of its body. */
  bytes: number;
}

/**
 * Serves what a plain server of this machine answers, as a host on the web would: over HTTP/2 with
 * TLS, and with text compressed once, as well as brotli can.
 */
export async function openFront({ key, cert }: Certificate): Promise<Front> {
  let target = '';
  let rewritten: Rewrite = (_, value) => value;
  let tell: (answered: Answered) => void = () => {};
  const compressed = new Map<string, Promise<Buffer>>();
  const server = createSecureServer({ key, cert }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      // Whoever asked may have left: then nothing is wrong.
      if (!response.stream.destroyed) console.error(`${request.url}:`, error);
      response.stream.close();
    });
  });

  async function answer(request: Http2ServerRequest, response: Http2ServerResponse) {
    const answered = await fetch(target + request.url, {
      method: request.method,
      headers: forwarded(request),
      redirect: 'manual',
      ...(/^(GET|HEAD)$/.test(request.method)
        ? {}
        : { body: new Uint8Array(await bodyOf(request)) }),
    });
    const headers = [...answered.headers]
      .filter(([name]) => !connectionHeaders.test(name))
      .map(([name, value]): [string, string] => [name, rewritten(name, value)]);
    const plain = Buffer.from(await answered.arrayBuffer());
    const text = compressible.test(answered.headers.get('content-type') ?? '');
    const body = text && plain.length > 0 ? await brotli(plain) : plain;
    if (body !== plain) headers.push(['content-encoding', 'br'], ['vary', 'accept-encoding']);
    response.writeHead(answered.status, Object.fromEntries(headers));
    response.end(body);
    tell({
      method: request.method,
      path: request.url,
      status: answered.status,
      type: answered.headers.get('content-type') ?? '',
      bytes: body.length,
    });
  }

  function brotli(body: Buffer): Promise<Buffer> {
    const digest = createHash('sha256').update(body).digest('hex');
    const known = compressed.get(digest);
    if (known) return known;
    const made = compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    compressed.set(digest, made);
    return made;
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => sessions.add(session));
  return {
    url: `https://localhost:${port}`,
    behind: (url, rewrite = rewritten) => {
      target = url;
      rewritten = rewrite;
    },
    listen: (listener) => {
      tell = listener;
    },
    stop: async () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}

function forwarded(request: Http2ServerRequest): [string, string][] {
  return Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    name.startsWith(':') || typeof value !== 'string' || notForwarded.test(name)
      ? []
      : [[name, value]],
  );
}

async function bodyOf(request: Http2ServerRequest): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
