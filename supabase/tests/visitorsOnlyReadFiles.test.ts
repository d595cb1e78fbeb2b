/**
 * The public key can only read files, in every bucket that exists. As on a hosted project the roles have all
 * grants on storage and only policies protect the files, so a policy that allows a write must fail here.
 */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sharedBackend } from './sharedBackend.ts';

const { backend, visitor } = sharedBackend();
const sql = () => backend().database.sql;

/** Every bucket, and the name of a file in it. */
async function everyBucket() {
  const { rows } = await sql().query(`
    select b.id as bucket, (select min(name) from storage.objects where bucket_id = b.id) as file
    from storage.buckets b order by b.id`);
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
      const before = await sql().query(everything);
      const bytes = await bytesOf(bucket, file);
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
      for (const [attempt, { error }] of Object.entries(attempts)) {
        expect(error, `${attempt}: ${bucket}`).not.toBeNull();
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

// The queries that the hosted storage runs with the visitor's role.
describe('in the database', () => {
  it.each([
    ['upload', `insert into storage.objects (bucket_id, name) values ($1, $2 || '.visitor')`],
    [
      'upload over a file',
      `insert into storage.objects (bucket_id, name) values ($1, $2)
       on conflict (bucket_id, name) do update set metadata = '{}'`,
    ],
    [
      'replace',
      `update storage.objects set metadata = '{}', version = '2' where bucket_id = $1 and name = $2`,
    ],
    [
      'move',
      `update storage.objects set name = $2 || '.visitor' where bucket_id = $1 and name = $2`,
    ],
    ['delete', 'delete from storage.objects where bucket_id = $1 and name = $2'],
    ['open', 'update storage.buckets set public = true where id = $1 or name = $2'],
    ['delete the bucket', 'delete from storage.buckets where id = $1 or name = $2'],
    [
      'create a bucket',
      `insert into storage.buckets (id, name, public) values ($1 || '2', $2, true)`,
    ],
  ])('policies alone prevent visitors: %s', async (_, statement) => {
    for (const role of ['anon', 'authenticated']) {
      for (const { bucket, file } of await everyBucket()) {
        await sql().transaction(async (transaction) => {
          await transaction.exec(
            'grant all on all tables in schema storage to anon, authenticated',
          );
          const before = await transaction.query(everything);
          await transaction.exec(`savepoint visitor; set local role ${role}`);
          try {
            await transaction.query(statement, [bucket, file]);
            await transaction.exec('reset role');
          } catch (error) {
            expect(String(error), bucket).toMatch(/row-level security/);
            await transaction.exec('rollback to visitor');
          }
          // A change of rows that a policy hides is not refused: it matches none.
          expect((await transaction.query(everything)).rows, `${role}: ${bucket}`).toEqual(
            before.rows,
          );
          await transaction.rollback();
        });
      }
    }
  });

  it('no policy allows visitors more than reading', async () => {
    const { rows } = await sql().query(`
      select polrelid::regclass::text as table, polname as policy, visitor from pg_policy,
        unnest(array['anon', 'authenticated']) as visitor
      where polrelid in (select oid from pg_class where relnamespace = 'storage'::regnamespace)
        and polcmd <> 'r'
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
