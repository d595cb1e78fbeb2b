/** The text of a file that was uploaded again under its name used to stay that of the first upload. */
import { beforeEach, expect, it } from 'vitest';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend({ seedFolders: [] });
const sql = () => backend().database.sql;
const address = 'https://project.example/storage/v1/object/public/guides';

async function pending(): Promise<string[]> {
  const { rows } = await sql().query<{ title: string }>(
    'select title from private.pending_pdf_files join private.pdf_files using (id) order by title',
  );
  return rows.map(({ title }) => title);
}

const upload = (name: string, tag: string) =>
  sql().query(
    `insert into storage.objects (bucket_id, name, metadata)
     values ('guides', $1, jsonb_build_object('eTag', $2::text))
     on conflict (bucket_id, name) do update set metadata = excluded.metadata`,
    [name, tag],
  );

beforeEach(async () => {
  await sql().exec(`
    delete from public.guides;
    delete from storage.objects;
    insert into public.guides (category, title, file_url) values
      ('tesi', 'Tesi', '${address}/tesi.pdf?v=1'),
      ('tesi', 'Altra tesi', '${address}/altra-tesi.pdf'),
      ('tesi', 'Con spazi', '${address}/con%20spazi.pdf'),
      ('tesi', 'Domanda', '${address}/Cosa? Perch%C3%A9 %.pdf?v=1')`);
  for (const name of ['tesi.pdf', 'altra-tesi.pdf', 'con spazi.pdf', 'Cosa? Perché %.pdf'])
    await upload(name, 'first');
  await sql().exec(`update private.pdf_files
    set is_done = true, attempts = 1, next_try_at = now() + interval '2 minutes'`);
});

it('extracts a file again when its content changes, and no other', async () => {
  expect(await pending()).toEqual([]);
  await upload('tesi.pdf', 'second');
  expect(await pending()).toEqual(['Tesi']);
  await upload('con spazi.pdf', 'second');
  expect(await pending()).toEqual(['Con spazi', 'Tesi']);
  await upload('Cosa? Perché %.pdf', 'second');
  expect(await pending()).toEqual(['Con spazi', 'Domanda', 'Tesi']);
});

it('extracts a file at once when it is uploaded after failures', async () => {
  await sql().exec(`
    delete from storage.objects;
    update private.pdf_files set is_done = false, attempts = 9, error = 'The storage answered 400'`);
  expect(await pending()).toEqual([]);
  await upload('altra-tesi.pdf', 'second');
  expect(await pending()).toEqual(['Altra tesi']);
});

it('reading a file, or writing the same again, changes nothing', async () => {
  await sql().exec('update storage.objects set last_accessed_at = now()');
  await upload('tesi.pdf', 'first');
  expect(await pending()).toEqual([]);
});
