import type { Caller } from './keys.ts';

type CachedResponse = { status: number; headers: Headers; body: ArrayBuffer };
type Entry = {
  readonly response: Promise<CachedResponse>;
  readonly expires: number;
  /** Adds a client. The read is aborted when the last client has disconnected. */
  readonly join: (client: AbortSignal) => void;
};

type ReadCache = (request: Request, caller: Caller) => Promise<Response>;

const ttlMs = 5000;
const maxEntries = 500;
const keyHeaders = ['authorization', 'accept', 'accept-profile', 'prefer', 'range', 'range-unit'];

/** Functions that every page or question calls and whose writes cannot be read through the API. */
const functionsThatKeepTheCache = new Set(
  [
    'take_rate_limits',
    'count_health',
    'take_pdf_work',
    'save_pdf_pages',
    'save_pdf_failure',
    'find_content',
  ].map((name) => `/rest/v1/rpc/${name}`),
);

/**
 * Caches identical reads for five seconds and sends simultaneous ones as one query: the single connection
 * does 300 reads a second, the cache thousands. A write clears it, so that it is visible at once.
 */
export function readCache(
  send: (request: Request) => Promise<Response>,
  now: () => number = Date.now,
): ReadCache {
  const entries = new Map<string, Entry>();

  return async (request, caller) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return write(request);
    const key = [
      // Of a user who is signed in, the authorization header says who it is.
      typeof caller === 'string' ? caller : caller.role,
      request.method,
      request.url,
      ...keyHeaders.map((name) => request.headers.get(name)),
    ].join('\n');
    const cached = entries.get(key);
    if (cached !== undefined && cached.expires > now()) {
      cached.join(request.signal);
      return toResponse(await cached.response);
    }

    const { join, signal } = abortWithLastClient(request.signal);
    const response = send(new Request(request, { signal })).then(toCached);
    entries.delete(key);
    entries.set(key, { response, expires: now() + ttlMs, join });
    dropOldest(entries);
    const forget = () => {
      if (entries.get(key)?.response === response) entries.delete(key);
    };
    signal.addEventListener('abort', forget);
    // Pending clients get the failure; the next request is sent again.
    response.then(({ status }) => status >= 400 && forget(), forget);
    return toResponse(await response);
  };

  async function write(request: Request): Promise<Response> {
    const response = await send(request);
    // Only a successful write clears the cache: a client without rights must not slow every read down.
    if (response.ok && !functionsThatKeepTheCache.has(new URL(request.url).pathname))
      entries.clear();
    return response;
  }
}

/** @returns a signal that aborts when every client that joined has disconnected. */
function abortWithLastClient(first: AbortSignal) {
  const controller = new AbortController();
  let clients = 0;
  const join = (client: AbortSignal) => {
    clients += 1;
    client.addEventListener('abort', () => {
      clients -= 1;
      if (clients === 0) controller.abort(client.reason);
    });
  };
  join(first);
  return { join, signal: controller.signal };
}

async function toCached(response: Response): Promise<CachedResponse> {
  const { status, headers } = response;
  return { status, headers, body: await response.arrayBuffer() };
}

function toResponse({ status, headers, body }: CachedResponse): Response {
  return new Response(body.byteLength === 0 ? null : body, { status, headers });
}

function dropOldest(entries: Map<string, Entry>): void {
  for (const key of entries.keys()) {
    if (entries.size <= maxEntries) return;
    entries.delete(key);
  }
}
