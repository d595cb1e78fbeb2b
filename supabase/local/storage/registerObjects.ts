import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { contentTypeOf } from './contentType.ts';
import type { ObjectAddress } from './objects.ts';

/** Enters files into `storage.objects`, as an upload would; policies and signed links work on these rows. */
export async function registerObjects(database: PGlite, objects: readonly ObjectAddress[]) {
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

/** Every file below the project's storage folder; its first folder is the bucket. */
export async function filesInStorage(storageFolder: string): Promise<ObjectAddress[]> {
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
