import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../database/openDatabase.ts';
import type { Caller } from '../keys.ts';

export type ObjectPath = { readonly bucket: string; readonly name: string };

/** Decodes the rest of a route (`bucket/folder/file.pdf`); undefined when it is malformed. */
export function objectAddress(path: string): ObjectPath | undefined {
  try {
    const [bucket, ...name] = path.split('/').map(decodeURIComponent);
    if (bucket === undefined || bucket === '' || name.join('') === '') return undefined;
    return { bucket, name: name.join('/') };
  } catch {
    return undefined;
  }
}

/** Whether the policies let this caller read the object. */
export async function canRead(database: Database, caller: Caller, { bucket, name }: ObjectPath) {
  const query = 'select 1 from storage.objects where bucket_id = $1 and name = $2';
  return (await database.asRole(caller, query, [bucket, name])).length > 0;
}

export async function isPublicBucket(database: Database, bucket: string): Promise<boolean> {
  const query = 'select 1 from storage.buckets where id = $1 and public';
  return (await database.asRole('service_role', query, [bucket])).length > 0;
}

const contentTypes = new Map([
  ['pdf', 'application/pdf'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
]);

export function contentTypeOf(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return contentTypes.get(extension) ?? 'application/octet-stream';
}

/** Inserts files into `storage.objects` as an upload would; policies and signed links need these rows. */
export async function registerObjects(database: PGlite, objects: readonly ObjectPath[]) {
  const rows = objects.map(({ bucket, name }) => ({ bucket, name, mimetype: contentTypeOf(name) }));
  await database.query(
    `insert into storage.objects (bucket_id, name, metadata)
     select bucket, name, jsonb_build_object('mimetype', mimetype)
     from jsonb_to_recordset($1::jsonb) as file (bucket text, name text, mimetype text)
     where exists (select from storage.buckets where id = bucket)
     on conflict (bucket_id, name) do nothing`,
    [JSON.stringify(rows)],
  );
}

/** Records the size of a file that was not uploaded: a demonstration file is generated when it is first read. */
export async function recordSize(database: Database, { bucket, name }: ObjectPath, size: number) {
  const update = `update storage.objects set metadata = metadata || jsonb_build_object('size', $3::bigint)
    where bucket_id = $1 and name = $2 and metadata ->> 'size' is null`;
  await database.asRole('service_role', update, [bucket, name, size]);
}

/** Every file below the storage folder, whose first folders are the buckets. */
export async function filesInStorage(storageFolder: string): Promise<ObjectPath[]> {
  const entries = await readdir(storageFolder, { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const relative = path.relative(storageFolder, path.join(entry.parentPath, entry.name));
      const [bucket, ...name] = relative.split(path.sep);
      return bucket === undefined || name.length === 0 ? [] : [{ bucket, name: name.join('/') }];
    });
}
