import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { readAtMost } from '../../functions/_shared/readAtMost.ts';
import type { Database } from '../database/openDatabase.ts';
import { bufferBody } from '../http/bufferBody.ts';
import { type Caller, requestCaller, type SecretKeys } from '../keys.ts';
import type { FileSource } from './fileSource.ts';
import { type ObjectPath, objectAddress } from './objects.ts';
import {
  bucketNotFound,
  missingKey,
  objectNotFound,
  storageError,
  tooLarge,
} from './storageError.ts';
import type { Uploads } from './uploads.ts';

const listRequest = z.object({
  prefix: z.string(),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).default(0),
});
const moveRequest = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().optional(),
  destinationKey: z.string(),
});
const removeRequest = z.object({ prefixes: z.array(z.string()).min(1).max(1000) });
/** A thousand names. */
const maxBodyBytes = 1024 * 1024;

type Limits = {
  readonly file_size_limit: string | null;
  readonly allowed_mime_types: string[] | null;
};

/** What the commands use of Supabase Storage to change files. The policies of the tables decide who may. */
export function uploadRoutes(
  database: Database,
  files: FileSource,
  uploads: Uploads,
  secrets: SecretKeys,
): Hono {
  const app = new Hono();

  app.post('/object/list/:bucket', async ({ req }) => {
    const caller = await requestCaller(req.raw.headers, secrets);
    if (caller === undefined) return missingKey();
    const request = await bufferBody(req.raw, maxBodyBytes);
    const body = listRequest.safeParse(await request?.json().catch(() => undefined));
    if (!body.success) return storageError('400', 'invalid_request', 'A prefix is expected');
    const { prefix, limit, offset } = body.data;
    // Of a folder below the prefix its name alone, without an id.
    const query = `select distinct on (entry) entry as name,
        case when entry = rest then id end as id, case when entry = rest then metadata end as metadata,
        case when entry = rest then created_at end as created_at,
        case when entry = rest then updated_at end as updated_at
      from (
        select id, metadata, created_at, updated_at, substr(name, length($2) + 1) as rest,
          split_part(substr(name, length($2) + 1), '/', 1) as entry
        from storage.objects where bucket_id = $1 and starts_with(name, $2)
      ) as object order by entry limit $3 offset $4`;
    const values = [req.param('bucket'), prefix, limit, offset];
    return Response.json(await database.asRole(caller, query, values));
  });

  app.post('/object/move', async ({ req }) => {
    const caller = await requestCaller(req.raw.headers, secrets);
    if (caller === undefined) return missingKey();
    const request = await bufferBody(req.raw, maxBodyBytes);
    const body = moveRequest.safeParse(await request?.json().catch(() => undefined));
    if (!body.success || !isValidName(body.data.destinationKey)) {
      return storageError('400', 'InvalidKey', 'Valid names are expected');
    }
    const { bucketId, sourceKey, destinationBucket = bucketId, destinationKey } = body.data;
    const [from, to] = [
      { bucket: bucketId, name: sourceKey },
      { bucket: destinationBucket, name: destinationKey },
    ];
    const bytes = await files.read(from);
    if (bytes === undefined) return objectNotFound();
    const query = `update storage.objects set bucket_id = $3, name = $4, updated_at = now()
      where bucket_id = $1 and name = $2 returning id`;
    const values = [from.bucket, from.name, to.bucket, to.name];
    const rows = await database.asRole(caller, query, values).catch(refusal);
    if (rows instanceof Response) return rows;
    if (rows.length === 0) return objectNotFound();
    await uploads.write(to, bytes);
    await uploads.remove(from);
    return Response.json({ message: 'Successfully moved' });
  });

  app.delete('/object/:bucket', async ({ req }) => {
    const caller = await requestCaller(req.raw.headers, secrets);
    if (caller === undefined) return missingKey();
    const request = await bufferBody(req.raw, maxBodyBytes);
    const body = removeRequest.safeParse(await request?.json().catch(() => undefined));
    if (!body.success) return storageError('400', 'invalid_request', 'Names are expected');
    const bucket = req.param('bucket');
    const query =
      'delete from storage.objects where bucket_id = $1 and name = any ($2) returning name';
    const values = [bucket, body.data.prefixes];
    const rows = await database.asRole<{ name: string }>(caller, query, values).catch(refusal);
    if (rows instanceof Response) return rows;
    await Promise.all(rows.map(({ name }) => uploads.remove({ bucket, name })));
    return Response.json(rows);
  });

  app.post('/object/*', async ({ req }) => {
    const caller = await requestCaller(req.raw.headers, secrets);
    if (caller === undefined) return missingKey();
    const object = objectAddress(new URL(req.url).pathname.split('/object/')[1] ?? '');
    if (object === undefined || !isValidName(object.name)) {
      return storageError('400', 'InvalidKey', `Invalid key: ${object?.name}`);
    }
    const limits = await limitsOf(object.bucket);
    if (limits === undefined) return bucketNotFound();
    const mimetype = req.header('content-type') ?? 'application/octet-stream';
    if (limits.allowed_mime_types?.includes(mimetype) === false) {
      return storageError('415', 'invalid_mime_type', `mime type ${mimetype} is not supported`);
    }
    const bytes = await readAtMost(req.raw, Number(limits.file_size_limit ?? Infinity));
    if (bytes === undefined) return tooLarge();
    const id = await insertRow(caller, object, bytes, mimetype).catch(refusal);
    if (id instanceof Response) return id;
    if (id === undefined) return duplicate();
    // After the row, which says whether the role may: a visitor's file is never written.
    await uploads.write(object, bytes).catch(async (error: unknown) => {
      await database.asRole('service_role', 'delete from storage.objects where id = $1', [id]);
      throw error;
    });
    return Response.json({ Id: id, Key: `${object.bucket}/${object.name}` });
  });

  async function limitsOf(bucket: string): Promise<Limits | undefined> {
    const query = 'select file_size_limit, allowed_mime_types from storage.buckets where id = $1';
    return (await database.asRole<Limits>('service_role', query, [bucket]))[0];
  }

  /** @returns the row's id; undefined when there is such an object. */
  async function insertRow(
    caller: Caller,
    { bucket, name }: ObjectPath,
    bytes: Uint8Array,
    mimetype: string,
  ): Promise<string | undefined> {
    const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    const insert = `insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3)
      on conflict (bucket_id, name) do nothing returning id`;
    const metadata = { eTag, size: bytes.byteLength, mimetype };
    const rows = await database.asRole<{ id: string }>(caller, insert, [bucket, name, metadata]);
    return rows[0]?.id;
  }

  return app;
}

const duplicate = () => storageError('409', 'Duplicate', 'The resource already exists');

/** The response to what grants, policies or the uniqueness of names refuse. */
function refusal(error: unknown): Response {
  const code = Reflect.get(Object(error), 'code');
  if (code === '23505') return duplicate();
  if (code !== '42501') throw error;
  return storageError('403', 'Unauthorized', error instanceof Error ? error.message : '');
}

/** As hosted storage: letters without accents, digits, and the signs that S3 accepts. */
function isValidName(name: string): boolean {
  const leaves = name.split('/').some((part) => part === '.' || part === '..');
  return !leaves && /^[\w/!\-.*'() &$@=;:+,?]+$/.test(name);
}
