import { z } from 'zod';
import { ContentUnreadable } from '../content/project/contentUnreadable.ts';
import { fetchOnce, fetchWithRetry, parseBody } from '../content/project/fetchWithRetry.ts';
import { listObjects } from '../content/project/listObjects.ts';
import { networkFailure } from '../content/project/networkFailure.ts';
import { readTable } from '../content/project/readTable.ts';
import type { WriteAccess } from '../content/project/writeAccess.ts';
import type { Row } from '../content/row.ts';
import { siteTables } from '../content/siteTables.ts';
import type { Course, Published } from './plan.ts';
import { fileTableNames, fileTables } from './tables.ts';

/** A refused write, in the server's words. */
export class WriteFailed extends Error {
  override readonly name = 'WriteFailed';
}

/** A project that is written to. */
export type WritableProject = {
  readonly url: string;
  /** @param tables Besides those of files. */
  readonly read: (tables: Iterable<string>) => Promise<Published>;
  /** Stores a file under a name that is free, or that has this content. */
  readonly upload: (
    bucket: string,
    object: string,
    bytes: Uint8Array<ArrayBuffer>,
    contentType: string,
  ) => Promise<void>;
  readonly insert: (table: string, rows: readonly Row[]) => Promise<void>;
  readonly update: (table: string, id: string, fields: Row) => Promise<void>;
  readonly remove: (table: string, ids: readonly string[]) => Promise<void>;
  /**
   * Gives the files of a course another course.
   *
   * @param before Only those that were uploaded before it (ISO 8601).
   * @returns the files
   */
  readonly moveCourse: (from: Course, to: Course, before?: string) => Promise<MovedFile[]>;
  /** Adds the column of places of an exchange call: `2027/28`. */
  readonly startCall: (call: string) => Promise<void>;
  /** Ends the requests that are running. */
  readonly stop: () => void;
};

const movedFiles = z.array(z.object({ id: z.coerce.string(), filename: z.string().catch('') }));
type MovedFile = z.infer<typeof movedFiles>[number];

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

  const rowsOf = async (table: string) => {
    const known = siteTables.find((each) => each.table === table);
    return [table, known ? await readTable({ url, headers: await access() }, known) : []] as const;
  };
  const pathOf = (table: string) => {
    const key = siteTables.find((each) => each.table === table)?.key ?? 'id';
    return `/rest/v1/${encodeURIComponent(table)}?${key}=`;
  };

  return {
    url,
    read: async (tables) => ({
      rows: new Map(await Promise.all([...new Set([...fileTableNames, ...tables])].map(rowsOf))),
      objects: new Map(
        await Promise.all(
          Object.values(fileTables).map(
            async ({ bucket }) => [bucket, new Map(await listObjects(post, bucket))] as const,
          ),
        ),
      ),
      maximumBytes,
    }),
    upload: async (bucket, object, bytes, contentType) => {
      const init = { method: 'POST', headers: { 'content-type': contentType }, body: bytes };
      await send(`/storage/v1/object/${bucket}/${object}`, init, uploadTimeoutMs);
    },
    insert: async (table, rows) => {
      // Sent once: the rows have no key by which a second request would find those of the first.
      await send(`/rest/v1/${encodeURIComponent(table)}`, json('POST', rows), timeoutMs, fetchOnce);
    },
    stop: () => stopped.abort(),
    update: async (table, id, fields) => {
      await send(`${pathOf(table)}eq.${encodeURIComponent(id)}`, json('PATCH', fields));
    },
    remove: async (table, ids) => {
      const list = ids.map(encodeURIComponent).join(',');
      await send(`${pathOf(table)}in.(${list})`, { method: 'DELETE' });
    },
    moveCourse: async (from, to, before) => {
      const filters = new URLSearchParams({
        year: `eq.${from.year}`,
        subject: `eq.${from.subject}`,
        select: 'id,filename',
        ...(before !== undefined && { uploaded_at: `lt.${before}` }),
      });
      const { headers, ...init } = json('PATCH', to);
      const moved = await send(`/rest/v1/handouts?${filters}`, {
        ...init,
        headers: { ...headers, prefer: 'return=representation' },
      });
      return movedFiles.parse(moved);
    },
    startCall: async (call) => {
      await send('/rest/v1/rpc/start_exchange_call', json('POST', { call }));
    },
  };
}
