import { setTimeout as wait } from 'node:timers/promises';
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
  /** @param before Only the files that were uploaded before it (ISO 8601). */
  readonly courseFiles: (course: Course, before?: string) => Promise<CourseFile[]>;
  /** Gives the files of a course another course. */
  readonly moveCourse: (from: Course, to: Course, before?: string) => Promise<void>;
  /** Adds the column of places of an exchange call: `2027/28`. */
  readonly startCall: (call: string) => Promise<void>;
  /** Ends the requests that are running. */
  readonly stop: () => void;
};

const courseFiles = z.array(z.object({ id: z.coerce.string(), filename: z.string().catch('') }));
type CourseFile = z.infer<typeof courseFiles>[number];

const pathOfCourse = ({ year, subject }: Course, before: string | undefined) =>
  `/rest/v1/handouts?${new URLSearchParams({
    year: `eq.${year}`,
    subject: `eq.${subject}`,
    select: 'id,filename',
    ...(before !== undefined && { uploaded_at: `lt.${before}` }),
  })}`;

const refusal = z.object({ message: z.string(), error: z.string().optional() });

const timeoutMs = 30_000;
/** How often it looks for a new column. */
const checkMs = 250;
const maximumChecks = 60;
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
    courseFiles: async (course, before) =>
      courseFiles.parse(await send(pathOfCourse(course, before), {})),
    moveCourse: async (from, to, before) => {
      await send(pathOfCourse(from, before), json('PATCH', to));
    },
    startCall: async (call) => {
      await send('/rest/v1/rpc/start_exchange_call', json('POST', { call }));
      // PostgREST reads the new column some moments later, and refuses rows with it until then.
      const select = new URLSearchParams({ select: `"SLOTS ${call}"`, limit: '0' });
      for (let left = maximumChecks; ; left -= 1) {
        try {
          await send(`/rest/v1/dest_exc_msc?${select}`, {});
          return;
        } catch (error) {
          if (left === 0 || !(error instanceof WriteFailed)) throw error;
          await wait(checkMs);
        }
      }
    },
  };
}
