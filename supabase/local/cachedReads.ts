import type { Role } from './database/role.ts';

type Answer = { status: number; headers: Headers; body: ArrayBuffer };
type Entry = { readonly answer: Promise<Answer>; readonly expires: number };

export type CachedReads = (request: Request, role: Role | undefined) => Promise<Response>;

const fiveSeconds = 5000;
const mostEntries = 500;
const headersThatMatter = ['accept', 'accept-profile', 'prefer', 'range', 'range-unit'];

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
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Without a valid key there is nothing worth keeping.
    if (!isRead || role === undefined) return passOn(request);
    const key = [
      role,
      request.method,
      request.url,
      ...headersThatMatter.map((name) => request.headers.get(name)),
    ].join('\n');
    const kept = entries.get(key);
    if (kept !== undefined && kept.expires > now()) return copyOf(await kept.answer);

    const answer = ask(request).then(keep);
    entries.delete(key);
    entries.set(key, { answer, expires: now() + fiveSeconds });
    dropOldest(entries);
    const forget = () => {
      if (entries.get(key)?.answer === answer) entries.delete(key);
    };
    // A failure is told to those who already wait, and asked anew by the next.
    answer.then(({ status }) => status >= 400 && forget(), forget);
    return copyOf(await answer);
  };

  async function passOn(request: Request): Promise<Response> {
    const isCall = new URL(request.url).pathname.startsWith('/rest/v1/rpc/');
    try {
      return await ask(request);
    } finally {
      // Before and after would differ only for reads that began in between; those are dropped too.
      if (!isCall) entries.clear();
    }
  }
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
