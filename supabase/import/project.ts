import { z } from 'zod';
import { ContentUnreadable } from '../content/project/contentUnreadable.ts';
import { fetchOnce, fetchWithRetry, parseBody } from '../content/project/fetchWithRetry.ts';
import { listObjects } from '../content/project/listObjects.ts';
import { networkFailure } from '../content/project/networkFailure.ts';
import { readTable } from '../content/project/readTable.ts';
import type { WriteAccess } from '../content/project/writeAccess.ts';
import type { Row } from '../content/row.ts';
import { siteTables } from '../content/siteTables.ts';
import type { Place } from './folder/places.ts';
import type { Published } from './plan.ts';
import { fileTables } from './tables.ts';

/** A refused write, in the server's words. */
export class WriteFailed extends Error {
  override readonly name = 'WriteFailed';
}

/** A project that is written to. */
export type WritableProject = {
  readonly url: string;
  readonly read: () => Promise<Published>;
  /** Stores a file under a name that is free, or that has this content. */
  readonly upload: (
    bucket: string,
    object: string,
    bytes: Uint8Array<ArrayBuffer>,
  ) => Promise<void>;
  readonly insert: (table: string, rows: readonly Row[]) => Promise<void>;
  readonly update: (table: string, id: string, fields: Row) => Promise<void>;
  /** Ends the requests that are running. */
  readonly stop: () => void;
};

const refusal = z.object({ message: z.string(), error: z.string().optional() });

const timeoutMs = 30_000;
/** 50 MB at 170 KB a second. */
const uploadTimeoutMs = 300_000;
/** Of the buckets, see `migrations`. */
const maximumBytes = 50 * 1024 * 1024;

export function writableProject(url: string, access: WriteAccess): WritableProject {
  const stopped = new AbortController();

  async function send(
    path: string,
    init: RequestInit,
    timeout = timeoutMs,
    request = fetchWithRetry,
  ) {
    const all = {
      ...init,
      headers: { ...(await access()), ...init.headers },
      // `fetch` would send the key to where it is redirected.
      redirect: 'manual' as const,
      signal: stopped.signal,
    };
    const answer = await request(`${url}${path}`, all, timeout).catch((error: unknown) => {
      throw networkFailure(error, url);
    });
    const body = parseBody(answer);
    if (answer.status < 300) return body;
    const { data } = refusal.safeParse(body);
    if (data?.error === 'Duplicate') return body;
    // Whether something was written is not known: the next run sees it.
    if (answer.status >= 500) throw new ContentUnreadable('failing', `${url}: ${answer.status}`);
    throw new WriteFailed(data?.message ?? `${answer.status} ${answer.statusText}`.trim());
  }

  const json = (method: string, body: unknown) => ({
    method,
    headers: { 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(body),
  });

  const post = (path: string, body: unknown) => send(path, json('POST', body));

  const rowsOf = async (table: Place['table']) => {
    const known = siteTables.find((each) => each.table === table);
    return known ? readTable({ url, headers: await access() }, known) : [];
  };

  return {
    url,
    read: async () => ({
      rows: {
        handouts: await rowsOf('handouts'),
        clmg_handouts: await rowsOf('clmg_handouts'),
        guides: await rowsOf('guides'),
      },
      objects: new Map(
        await Promise.all(
          Object.values(fileTables).map(
            async ({ bucket }) => [bucket, new Map(await listObjects(post, bucket))] as const,
          ),
        ),
      ),
      maximumBytes,
    }),
    upload: async (bucket, object, bytes) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/pdf' }, body: bytes };
      await send(`/storage/v1/object/${bucket}/${object}`, init, uploadTimeoutMs);
    },
    insert: async (table, rows) => {
      // Sent once: the rows have no key by which a second request would find those of the first.
      await send(`/rest/v1/${table}`, json('POST', rows), timeoutMs, fetchOnce);
    },
    stop: () => stopped.abort(),
    update: async (table, id, fields) => {
      await send(`/rest/v1/${table}?id=eq.${encodeURIComponent(id)}`, json('PATCH', fields));
    },
  };
}
