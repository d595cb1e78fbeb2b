/**
 * The public key can only read files, in every bucket that exists. As on a hosted project the roles have all
 * grants on storage and only policies protect the files, so a policy that allows a write must fail here.
 */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runningBackend } from './runningBackend.ts';

const { backend, visitor } = runningBackend();
const sql = () => backend().database.sql;

/** Every bucket that visitors read, and the name of a file in it. */
async function everyBucket() {
  const { rows } = await sql().query(`
    select b.id as bucket, (select min(name) from storage.objects where bucket_id = b.id) as file
    from storage.buckets b where id <> 'deleted' order by b.id`);
  return z
    .array(z.object({ bucket: z.string(), file: z.string() }))
    .min(1)
    .parse(rows);
}

const everything = `
  select (select string_agg(o::text, e'\\n' order by id) from storage.objects o) as objects,
         (select string_agg(b::text, e'\\n' order by id) from storage.buckets b) as buckets`;

const bytesOf = async (bucket: string, file: string) => {
  const { data, error } = await visitor().storage.from(bucket).createSignedUrl(file, 60);
  const { url, publishableKey } = backend();
  const address =
    error === null ? data.signedUrl : `${url}/storage/v1/object/public/${bucket}/${file}`;
  const response = await fetch(address, { headers: { apikey: publishableKey } });
  return { status: response.status, text: await response.text() };
};

describe('through the API', () => {
  it('no bucket can be written', async () => {
    const { storage } = visitor();
    for (const { bucket, file } of await everyBucket()) {
      const files = storage.from(bucket);
      // Reading a generated file for the first time notes its size.
      const bytes = await bytesOf(bucket, file);
      const before = await sql().query(everything);
      expect(bytes.status, bucket).toBe(200);
      const attempts = {
        upload: await files.upload('visitor.pdf', 'other words'),
        'upload over a file': await files.upload(file, 'other words', { upsert: true }),
        replace: await files.update(file, 'other words'),
        delete: await files.remove([file]),
        move: await files.move(file, 'visitor.pdf'),
        copy: await files.copy(file, 'visitor.pdf'),
        'a link to upload': await files.createSignedUploadUrl('visitor.pdf'),
        open: await storage.updateBucket(bucket, { public: true }),
        empty: await storage.emptyBucket(bucket),
        'delete the bucket': await storage.deleteBucket(bucket),
        'create a bucket': await storage.createBucket('visitors', { public: true }),
      };
      for (const [attempt, { data, error }] of Object.entries(attempts)) {
        // Policies hide files from deletions: the list of the deleted ones is empty.
        const isRefused = error !== null || (Array.isArray(data) && data.length === 0);
        expect(isRefused, `${attempt}: ${bucket}`).toBe(true);
      }
      // Also by its URL, because the client deletes by a list of names.
      const { url, publishableKey } = backend();
      const address = `${url}/storage/v1/object/${bucket}/${file}`;
      const deleted = await fetch(address, {
        method: 'DELETE',
        headers: { apikey: publishableKey },
      });
      expect(deleted.ok, `delete: ${bucket}`).toBe(false);
      expect((await sql().query(everything)).rows, bucket).toEqual(before.rows);
      expect(await bytesOf(bucket, file), bucket).toEqual(bytes);
    }
  });
});

// What the visitor's role may do with these tables is in `stack/tests/roles.test.ts`.
describe('in the database', () => {
  it('no policy allows visitors more than reading, and users who sign in only what editors do', async () => {
    const { rows } = await sql().query(`
      select polrelid::regclass::text as table, polname as policy, visitor from pg_policy,
        unnest(array['anon', 'authenticated']) as visitor
      where polrelid in (select oid from pg_class where relnamespace = 'storage'::regnamespace)
        and polcmd <> 'r'
        and not (visitor = 'authenticated'
          and concat(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) like '%buckets_to_edit()%')
        and exists (select from unnest(polroles) as role
          where role = 0 or pg_has_role(visitor, role, 'member'))`);
    expect(rows).toEqual([]);
  });

  it('every storage table that visitors have write grants on has policies', async () => {
    const { rows } = await sql().query(`
      select c.oid::regclass::text as table, visitor from pg_class c,
        unnest(array['anon', 'authenticated']) as visitor
      where c.relnamespace = 'storage'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
        and has_table_privilege(visitor, c.oid, 'insert, update, delete')
        and not c.relrowsecurity`);
    expect(rows).toEqual([]);
  });
});
