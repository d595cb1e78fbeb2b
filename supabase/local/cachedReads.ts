import type { Role } from './database/role.ts';

type Answer = { status: number; headers: Headers; body: ArrayBuffer };
type Entry = {
  readonly answer: Promise<Answer>;
  readonly expires: number;
  /** Somebody who waits for it comes; the read is given up when the last of them has left. */
  readonly join: (visitor: AbortSignal) => void;
};

export type CachedReads = (request: Request, role: Role) => Promise<Response>;

const fiveSeconds = 5000;
const mostEntries = 500;
const headersThatMatter = [
  'authorization',
  'accept',
  'accept-profile',
  'prefer',
  'range',
  'range-unit',
];

/** Functions that write nothing that can be read here, and that visitors cause at every turn. */
const writesBeside = new Set(
  [
    'take_rate_limit',
    'take_rate_limits',
    'count_section_health',
    'take_pdf_work',
    'save_pdf_pages',
    'save_pdf_failure',
    'find_content',
  ].map((name) => `/rest/v1/rpc/${name}`),
);

/**
 * Answers identical reads once: those that come at the same moment wait for the same query, those
 * within five seconds get its copy. One connection does 300 reads a second, this does thousands.
 * A write empties it, so what was written is read at once.
 */
export function cachedReads(
  ask: (request: Request) => Promise<Response>,
  now: () => number = Date.now,
): CachedReads {
  const entries = new Map<string, Entry>();

  return async (request, role) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return write(request);
    const key = [
      role,
      request.method,
      request.url,
      ...headersThatMatter.map((name) => request.headers.get(name)),
    ].join('\n');
    const kept = entries.get(key);
    if (kept !== undefined && kept.expires > now()) {
      kept.join(request.signal);
      return copyOf(await kept.answer);
    }

    const { join, signal } = waitingVisitors(request.signal);
    const answer = ask(new Request(request, { signal })).then(keep);
    entries.delete(key);
    entries.set(key, { answer, expires: now() + fiveSeconds, join });
    dropOldest(entries);
    const forget = () => {
      if (entries.get(key)?.answer === answer) entries.delete(key);
    };
    signal.addEventListener('abort', forget);
    // A failure is told to those who already wait, and asked anew by the next.
    answer.then(({ status }) => status >= 400 && forget(), forget);
    return copyOf(await answer);
  };

  async function write(request: Request): Promise<Response> {
    const response = await ask(request);
    // Reads that began in between are dropped too. A refused write changed nothing: whoever has no
    // rights must not be able to make every read slow.
    if (response.ok && !writesBeside.has(new URL(request.url).pathname)) entries.clear();
    return response;
  }
}

/** @returns a signal that aborts when everybody who waits for the same answer has left. */
function waitingVisitors(first: AbortSignal) {
  const everybodyLeft = new AbortController();
  let waiting = 0;
  const join = (visitor: AbortSignal) => {
    waiting += 1;
    visitor.addEventListener('abort', () => {
      waiting -= 1;
      if (waiting === 0) everybodyLeft.abort(visitor.reason);
    });
  };
  join(first);
  return { join, signal: everybodyLeft.signal };
}

async function keep(response: Response): Promise<Answer> {
  return {
    status: response.status,
    headers: response.headers,
    body: await response.arrayBuffer(),
  };
}

function copyOf({ status, headers, body }: Answer): Response {
  return new Response(body.byteLength === 0 ? null : body, { status, headers });
}

function dropOldest(entries: Map<string, Entry>): void {
  for (const key of entries.keys()) {
    if (entries.size <= mostEntries) return;
    entries.delete(key);
  }
}
