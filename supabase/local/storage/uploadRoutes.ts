import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { readAtMost } from '../../functions/_shared/readAtMost.ts';
import type { Database } from '../database/openDatabase.ts';
import { bufferBody } from '../http/bufferBody.ts';
import { type Role, requestRole, type SecretKeys } from '../keys.ts';
import { type ObjectPath, objectAddress } from './objects.ts';
import { bucketNotFound, missingKey, storageError, tooLarge } from './storageError.ts';
import type { Uploads } from './uploads.ts';

const listRequest = z.object({
  prefix: z.string(),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).default(0),
});
const maxListBodyBytes = 16 * 1024;

type Limits = {
  readonly file_size_limit: string | null;
  readonly allowed_mime_types: string[] | null;
};

/** What an import uses of Supabase Storage: uploads and lists. The policies of the tables decide who may. */
export function uploadRoutes(database: Database, uploads: Uploads, secrets: SecretKeys): Hono {
  const app = new Hono();

  app.post('/object/list/:bucket', async ({ req }) => {
    const role = requestRole(req.raw.headers, secrets.secretKey);
    if (role === undefined) return missingKey();
    const request = await bufferBody(req.raw, maxListBodyBytes);
    const body = listRequest.safeParse(await request?.json().catch(() => undefined));
    if (!body.success) return storageError('400', 'invalid_request', 'A prefix is expected');
    const { prefix, limit, offset } = body.data;
    // Of a folder below the prefix its name alone, without an id.
    const query = `select distinct on (entry) entry as name,
        case when entry = rest then id end as id, case when entry = rest then metadata end as metadata
      from (
        select id, metadata, substr(name, length($2) + 1) as rest,
          split_part(substr(name, length($2) + 1), '/', 1) as entry
        from storage.objects where bucket_id = $1 and starts_with(name, $2)
      ) as object order by entry limit $3 offset $4`;
    const values = [req.param('bucket'), prefix, limit, offset];
    return Response.json(await database.asRole(role, query, values));
  });

  app.post('/object/*', async ({ req }) => {
    const role = requestRole(req.raw.headers, secrets.secretKey);
    if (role === undefined) return missingKey();
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
    const id = await insertRow(role, object, bytes, mimetype).catch((error: unknown) => {
      if (Reflect.get(Object(error), 'code') === insufficientPrivilege) return null;
      throw error;
    });
    if (id === null) return storageError('403', 'Unauthorized', 'A policy refuses this upload');
    if (id === undefined) return storageError('409', 'Duplicate', 'The resource already exists');
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
    role: Role,
    { bucket, name }: ObjectPath,
    bytes: Uint8Array,
    mimetype: string,
  ): Promise<string | undefined> {
    const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    const insert = `insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3)
      on conflict (bucket_id, name) do nothing returning id`;
    const metadata = { eTag, size: bytes.byteLength, mimetype };
    const rows = await database.asRole<{ id: string }>(role, insert, [bucket, name, metadata]);
    return rows[0]?.id;
  }

  return app;
}

/** Postgres' code for what grants or policies refuse. */
const insufficientPrivilege = '42501';

/** As hosted storage: letters without accents, digits, and the signs that S3 accepts. */
function isValidName(name: string): boolean {
  const leaves = name.split('/').some((part) => part === '.' || part === '..');
  return !leaves && /^[\w/!\-.*'() &$@=;:+,?]+$/.test(name);
}
