import type { Backend } from '../../supabase/local/server.ts';
import { median } from '../report/statistics.ts';
import type { ProxiedResponse } from '../sites/reverseProxy.ts';

const repetitions = 21;
/** The assistant's rate limit ends its repetitions earlier. */
const minRepetitions = 5;

/** Measures the milliseconds that Postgres has worked since the backend started. */
export function databaseClock({ database: { sql } }: Backend): () => number {
  let busyMs = 0;
  const execute = sql.execProtocolRaw.bind(sql);
  sql.execProtocolRaw = async (...message) => {
    const start = performance.now();
    try {
      return await execute(...message);
    } finally {
      busyMs += performance.now() - start;
    }
  };
  return () => busyMs;
}

/**
 * Repeats a request while nothing else uses the backend.
 *
 * @returns the median of the milliseconds that Postgres works for it.
 * @throws Error when the backend responds with another status.
 */
export async function databaseTime(
  clock: () => number,
  backendUrl: string,
  { method, path, request, status }: ProxiedResponse,
): Promise<number> {
  const sample: number[] = [];
  while (sample.length < repetitions) {
    const start = clock();
    // The backend caches responses for five seconds; its cache key includes this header.
    const headers = new Headers(request.headers);
    headers.append('prefer', `repetition=${sample.length}`);
    const response = await fetch(backendUrl + path, { method, ...request, headers });
    await response.arrayBuffer();
    if (response.status !== status) {
      if (sample.length >= minRepetitions) break;
      throw new Error(`The status was ${status}, and is ${response.status} when repeated.`);
    }
    sample.push(clock() - start);
  }
  return median(sample);
}
