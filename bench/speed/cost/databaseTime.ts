import type { startBackend } from '../../../supabase/local/server.ts';
import { median } from '../figures.ts';

/** A request as the page sent it. */
export interface Asked {
  method: string;
  /** With what is asked. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

type Backend = Awaited<ReturnType<typeof startBackend>>;

/** How often each is asked again; the middle of them counts. */
const times = 21;
/** The assistant answers one visitor only so often. */
const least = 5;

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
 * @param status With what it was answered when the page asked.
 * @returns the milliseconds that Postgres worked for one of them.
 * @throws Error when the answer is not the one that the page was given.
 */
export async function databaseTime(
  clock: () => number,
  backend: string,
  { method, path, headers, body }: Asked,
  status: number,
): Promise<number> {
  const worked: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const begun = clock();
    const answer = await fetch(backend + path, {
      method,
      // The server keeps answers for five seconds, by their headers too.
      headers: { ...headers, prefer: [headers.prefer, `time=${time}`].filter(Boolean).join(', ') },
      body,
    });
    await answer.arrayBuffer();
    const isSame = answer.status === status;
    if (!isSame && worked.length >= least) break;
    if (!isSame) throw new Error(`it was answered with ${status}, and now with ${answer.status}`);
    worked.push(clock() - begun);
  }
  return median(worked);
}
