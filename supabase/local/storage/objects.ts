import type { Database } from '../database/openDatabase.ts';
import type { Role } from '../database/role.ts';

export type ObjectAddress = { readonly bucket: string; readonly name: string };

/** Splits what follows the route (`bucket/folder/file.pdf`), decoded; undefined when it is no address. */
export function objectAddress(path: string): ObjectAddress | undefined {
  try {
    const [bucket, ...name] = path.split('/').map(decodeURIComponent);
    if (bucket === undefined || bucket === '' || name.join('') === '') return undefined;
    return { bucket, name: name.join('/') };
  } catch {
    return undefined;
  }
}

/** Whether the policies let this role see the object. */
export async function maySee(database: Database, role: Role, object: ObjectAddress) {
  const rows = await database.asRole(
    role,
    'select 1 from storage.objects where bucket_id = $1 and name = $2',
    [object.bucket, object.name],
  );
  return rows.length > 0;
}

export async function isPublicBucket(database: Database, bucket: string): Promise<boolean> {
  const rows = await database.asRole(
    'service_role',
    'select 1 from storage.buckets where id = $1 and public',
    [bucket],
  );
  return rows.length > 0;
}
