/** `content:tidy` and `content:restore`: files that lose their row are put away, and come back with it. */
import { beforeAll, expect, it } from 'vitest';
import { command as history } from '../history/command.ts';
import { tidyCommand } from '../history/tidyCommand.ts';
import { addEditor } from './editor.ts';
import { runCommand } from './runCommand.ts';
import { everyRow, runningBackend } from './runningBackend.ts';
import { samplePdf } from './samplePdf.ts';

const { backend, visitor, association } = runningBackend({ seedFolders: [], cachesReads: false });
const sql = () => backend().database.sql;

const type = { contentType: 'application/pdf' };

beforeAll(async () => {
  const files = Array.from({ length: 60 }, (_, index) => `dispensa-${index}.pdf`);
  for (const file of files) {
    const { error } = await association().storage.from('handouts').upload(file, pdfOf(file), type);
    expect(error).toBeNull();
  }
  const { error } = await association()
    .from('handouts')
    .insert(
      files.map((file) => ({
        year: 'First Year',
        subject: 'Statistica',
        filename: `Statistica - ${file}`,
        file_url: `${backend().url}/storage/v1/object/public/handouts/${file}`,
      })),
    );
  expect(error).toBeNull();
});

const pdfOf = (text: string) => Buffer.from(samplePdf(Buffer.from(text)));

const run = (
  command: typeof history,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {
    SUPABASE_SERVICE_ROLE_KEY: backend().secretKey,
  },
) => runCommand(command, ['--url', backend().url, ...args], environment);

const objects = async () => {
  const { rows } = await sql().query<{ path: string }>(
    `select bucket_id || '/' || name as path from storage.objects order by 1`,
  );
  return rows.map(({ path }) => path);
};

/** What students get for a row of the handouts. */
async function opened(fileUrl: string | null): Promise<string | undefined> {
  const name = decodeURIComponent(fileUrl?.split('/').at(-1) ?? '');
  const { data } = await visitor().storage.from('handouts').createSignedUrl(name, 60);
  if (data === null) return undefined;
  return (await fetch(data.signedUrl)).text();
}

it('fifty rows and files that were deleted by mistake come back with one command', async () => {
  await sql().exec(`update storage.objects set created_at = now() - interval '2 days'`);
  const before = { files: await objects(), rows: await rows() };
  const fifty = before.rows.slice(0, 50);
  const [first] = fifty;
  const text = await opened(first?.file_url ?? null);
  expect(text).toContain('%PDF-');

  await association()
    .from('handouts')
    .delete()
    .in(
      'id',
      fifty.map(({ id }) => id),
    );
  const listed = await run(tidyCommand, []);
  expect(listed).toMatchObject({ code: 1 });
  expect(listed.output).toContain('Without a row: 50 files.');
  expect(await objects()).toEqual(before.files);
  expect((await run(tidyCommand, ['--yes'])).output).toContain('Put away: 50 files.');
  expect(await opened(first?.file_url ?? null)).toBeUndefined();
  const putAway = (await objects()).filter((path) => path.startsWith('deleted/'));
  expect(putAway).toHaveLength(50);
  for (const path of putAway.slice(0, 3)) {
    for (const kind of ['public', 'authenticated']) {
      const response = await fetch(`${backend().url}/storage/v1/object/${kind}/${path}`, {
        headers: { apikey: backend().publishableKey },
      });
      expect(response.ok).toBe(false);
    }
  }

  const [, change = ''] = /\n(\d+) /.exec((await run(history, [])).output) ?? [];
  const { code, output } = await run(history, ['--restore', change]);
  expect(code).toBe(0);
  expect(output).toContain('50 rows put back.');
  expect(output).toContain('50 files put back.');
  expect({ files: await objects(), rows: await rows() }).toEqual(before);
  expect(await opened(first?.file_url ?? null)).toBe(text);
});

it('leaves alone what a row names by any address, and what was uploaded today', async () => {
  await sql().exec(`
    insert into storage.objects (bucket_id, name, created_at) values
      ('guides', 'Cosa? Perché %.pdf', now() - interval '2 days'),
      ('photos', 'shown.webp', now() - interval '2 days'),
      ('photos', 'new.webp', now())`);
  await association().from('guides').insert({
    category: 'tesi',
    title: 'Domanda',
    is_active: false,
    file_url: 'https://edge.example/storage/v1/object/public/guides/Cosa? Perch%C3%A9 %.pdf?v=1',
  });
  await association().from('representatives').insert({
    name: 'Prova',
    section: 'SPORT',
    url: 'https://project.example/storage/v1/render/image/public/photos/shown.webp?width=90',
  });
  expect((await run(tidyCommand, [])).output).toContain('Without a row: 0 files.');
});

it('leaves an editor of one section the files that drafts of another name', async () => {
  await association().storage.from('clmg').upload('draft.pdf', 'x', type);
  await sql().exec(
    `update storage.objects set created_at = now() - interval '2 days' where name = 'draft.pdf'`,
  );
  const { data } = await association()
    .from('guides')
    .insert({
      category: 'tesi',
      title: 'Bozza',
      is_active: false,
      file_url: `${backend().url}/storage/v1/object/public/clmg/draft.pdf`,
    })
    .select('id')
    .single();
  const { environment } = await addEditor(backend(), 'drafts@example.org', ['handouts']);
  const tidy = async () => (await run(tidyCommand, [], environment)).output;
  expect(await tidy()).toContain('Without a row: 0 files.');
  await association()
    .from('guides')
    .delete()
    .eq('id', data?.id ?? '');
  expect(await tidy()).toContain('clmg/draft.pdf');
  await sql().exec(`delete from storage.objects where name = 'draft.pdf'`);
});

it('is one section’s for its editor, who deletes nothing for good', async () => {
  const old = { bucket_id: 'deleted', name: 'clmg/20250101000000/old.pdf' };
  await sql().query(
    `insert into storage.objects (bucket_id, name, created_at, updated_at) values
      ($1, $2, now(), '2025-01-01'), ('clmg', 'law.pdf', now() - interval '2 days', now()),
      ('guides', 'guide.pdf', now() - interval '2 days', now()),
      ($1, 'guides/20250101000000/old.pdf', now(), '2025-01-01')`,
    [old.bucket_id, old.name],
  );
  await association().storage.from('clmg').upload('bytes.pdf', 'x', type);
  await sql().exec(`update storage.objects set created_at = now() - interval '2 days' where name = 'bytes.pdf';
    delete from storage.objects where name = 'law.pdf'`);
  const { environment } = await addEditor(backend(), 'handouts@example.org', ['handouts']);
  const { code, output } = await run(tidyCommand, ['--yes'], environment);
  expect(output).toContain('Put away: 1 file.');
  expect(output).toContain('Deleted for good, put away over a year ago: 0 files.');
  expect(code).toBe(0);
  expect(await objects()).toEqual(
    expect.arrayContaining(['guides/guide.pdf', `deleted/${old.name}`]),
  );
});

it('deletes for good what was put away over a year ago', async () => {
  await sql().exec(`delete from storage.objects where name = 'guide.pdf';
    insert into storage.objects (bucket_id, name) values ('deleted', 'guides/19990101000000/moved-today.pdf')`);
  const { output } = await run(tidyCommand, ['--yes']);
  expect(output).toContain('Deleted for good, put away over a year ago: 2 files.');
  expect((await objects()).filter((path) => path.startsWith('deleted/'))).toEqual([
    expect.stringMatching(/^deleted\/clmg\/\d{14}\/bytes\.pdf$/),
    'deleted/guides/19990101000000/moved-today.pdf',
  ]);
});

it('a file in use is not deleted in Studio, and one of today is', async () => {
  const [{ file_url } = { file_url: null }] = await rows();
  const name = decodeURIComponent(file_url?.split('/').at(-1) ?? '');
  const refused = await association().storage.from('handouts').remove([name]);
  expect(refused.error?.message).toContain('content:tidy');
  expect(await opened(file_url)).toContain('%PDF-');
  await association().storage.from('guides').upload('slip.pdf', 'x', type);
  expect((await association().storage.from('guides').remove(['slip.pdf'])).error).toBeNull();
});

async function rows() {
  return everyRow(await visitor().from('handouts').select('*').order('id').limit(1000));
}
