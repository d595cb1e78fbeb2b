/** The sizes of the files of a page: visitors cannot list the storage. */
import { expect, it } from 'vitest';
import { runningBackend } from './runningBackend.ts';

const { backend, visitor } = runningBackend({ seedFolders: [] });

const storage = 'http://a.example/storage/v1/object';

it('the sizes of a course’s or a law year’s files are known where the storage has them, newest first', async () => {
  const { database } = backend();
  await database.sql.query(
    `insert into public.handouts (id, year, subject, filename, file_url, uploaded_at) values
      ('00000000-0000-0000-0000-000000000001', 'First Year', 'A & B', 'Old', $1 || '/public/handouts/Primo%20anno/C%23%20100%25.pdf', '2026-01-01'),
      ('00000000-0000-0000-0000-000000000002', 'First Year', 'A & B', 'New', $1 || '/public/handouts/new.docx?download=', '2026-02-01'),
      ('00000000-0000-0000-0000-000000000003', 'First Year', 'A & B', 'Elsewhere', 'http://b.example/new.docx', '2026-03-01'),
      ('00000000-0000-0000-0000-000000000004', 'First Year', 'A & B', 'None', null, '2026-03-01'),
      ('00000000-0000-0000-0000-000000000005', 'First Year', 'A & B', 'Unknown', $1 || '/public/handouts/unknown.pdf', '2026-03-01'),
      ('00000000-0000-0000-0000-000000000006', 'Second Year', 'A & B', 'Other', $1 || '/public/handouts/new.docx', '2026-03-01')`,
    [storage],
  );
  await database.sql.query(
    `insert into public.clmg_handouts (id, course_year, name, url) values
      ('00000000-0000-0000-0000-000000000007', 2, 'Law', $1 || '/public/clmg/law.pdf')`,
    [storage],
  );
  await database.sql.query(
    `insert into storage.objects (bucket_id, name, metadata) values
      ('handouts', 'Primo anno/C# 100%.pdf', '{"size": 80000000}'),
      ('handouts', 'new.docx', '{"size": 7}'),
      ('handouts', 'unknown.pdf', '{}'),
      ('clmg', 'law.pdf', '{"size": 9}')`,
  );
  const sizes = async (of_year: string, course?: string) => {
    const values = { of_year, ...(course === undefined ? {} : { course }) };
    const { data, error } = await visitor().rpc('file_sizes', values, { get: true });
    if (error) throw new Error(error.message);
    return data.map(({ id, bytes }) => [Number(id.slice(-1)), bytes]);
  };
  expect(await sizes('First Year', 'A & B')).toEqual([
    [2, 7],
    [1, 80_000_000],
  ]);
  expect(await sizes('2')).toEqual([[7, 9]]);
  expect(await sizes('3')).toEqual([]);
  expect(await sizes('First Year', '\\')).toEqual([]);
});
