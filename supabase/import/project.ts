import { z } from 'zod';
import { fetchWithRetry, parseBody } from '../content/project/fetchWithRetry.ts';
import { networkFailure } from '../content/project/networkFailure.ts';
import { readTable } from '../content/project/readTable.ts';
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
};

const listed = z.array(
  z.object({
    name: z.string(),
    metadata: z.object({ eTag: z.string().optional() }).nullish(),
  }),
);
const refusal = z.object({ message: z.string(), error: z.string().optional() });

const timeoutMs = 30_000;
/** 50 MB at 170 KB a second. */
const uploadTimeoutMs = 300_000;
const objectsPerPage = 1000;
/** Of the buckets, see `migrations`. */
const maximumBytes = 50 * 1024 * 1024;

/**
 * @param key A key that may write content.
 */
export function writableProject(url: string, key: string): WritableProject {
  const headers = {
    apikey: key,
    // Legacy service keys are JWTs and also required as bearer token; new secret keys are refused as one.
    ...(key.startsWith('sb_') ? {} : { authorization: `Bearer ${key}` }),
  };

  async function send(path: string, init: RequestInit, timeout = timeoutMs) {
    // `fetch` would send the key to where it is redirected.
    const all = { ...init, headers: { ...headers, ...init.headers }, redirect: 'manual' as const };
    const answer = await fetchWithRetry(`${url}${path}`, all, timeout).catch((error: unknown) => {
      throw networkFailure(error, url);
    });
    const body = parseBody(answer);
    if (answer.status < 300) return body;
    const { data } = refusal.safeParse(body);
    if (data?.error === 'Duplicate') return body;
    throw new WriteFailed(data?.message ?? `${answer.status} ${answer.statusText}`.trim());
  }

  const json = (method: string, body: unknown) => ({
    method,
    headers: { 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(body),
  });

  async function objectsOf(bucket: string): Promise<Map<string, string | undefined>> {
    const objects = new Map<string, string | undefined>();
    for (;;) {
      const request = { prefix: '', limit: objectsPerPage, offset: objects.size };
      const body = await send(`/storage/v1/object/list/${bucket}`, json('POST', request));
      const page = listed.parse(body);
      for (const { name, metadata } of page) {
        objects.set(name, metadata?.eTag?.replaceAll('"', ''));
      }
      if (page.length < objectsPerPage) return objects;
    }
  }

  const rowsOf = (table: Place['table']) => {
    const known = siteTables.find((each) => each.table === table);
    return known ? readTable({ url, headers }, known) : Promise.resolve([]);
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
            async ({ bucket }) => [bucket, await objectsOf(bucket)] as const,
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
      await send(`/rest/v1/${table}`, json('POST', rows));
    },
    update: async (table, id, fields) => {
      await send(`/rest/v1/${table}?id=eq.${encodeURIComponent(id)}`, json('PATCH', fields));
    },
  };
}
