import type { startBackend } from '../../../supabase/local/server.ts';
import { median } from '../figures.ts';

/** A request as the page sent it. */
export interface Asked {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

type Backend = Awaited<ReturnType<typeof startBackend>>;

/** How often each is asked again; the middle of them counts. */
const times = 21;

/** Adds up the time that Postgres works, in milliseconds. */
export function clockDatabase({ database }: Backend): () => number {
  let worked = 0;
  const sql = database.sql;
  const ask = sql.execProtocolRaw.bind(sql);
  sql.execProtocolRaw = async (...message) => {
    const begun = performance.now();
    try {
      return await ask(...message);
    } finally {
      worked += performance.now() - begun;
    }
  };
  return () => worked;
}

/**
 * Asks the backend something again, several times, with nobody else there.
 *
 * @returns the milliseconds that Postgres worked for one of them.
 */
export async function databaseTime(
  clock: () => number,
  backend: string,
  { method, url, headers, body }: Asked,
): Promise<number> {
  const { pathname, search } = new URL(url);
  const worked: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const begun = clock();
    const answer = await fetch(backend + pathname + search, {
      method,
      // The server keeps answers for five seconds, by their headers too.
      headers: { ...headers, prefer: [headers.prefer, `time=${time}`].filter(Boolean).join(', ') },
      body,
    });
    await answer.arrayBuffer();
    worked.push(clock() - begun);
  }
  return median(worked);
}
