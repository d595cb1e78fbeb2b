/**
 * An editor of one section, through the API: what the commands and an editor's own requests may do. What the role may
 * do in the database is in `stack/tests/roles.test.ts`.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command as extract } from '../extract/command.ts';
import { command as history } from '../history/command.ts';
import { command as importFolder } from '../import/command.ts';
import { addEditor, type Editor } from './editor.ts';
import { everyTable } from './everyTable.ts';
import { runCommand } from './runCommand.ts';
import { everyRow, runningBackend } from './runningBackend.ts';
import { samplePdf } from './samplePdf.ts';

const { backend, visitor, association } = runningBackend({ cachesReads: false });
const sql = () => backend().database.sql;
let ofHandouts: Editor;
let ofAll: Editor;
let stranger: Editor;
let folder: string;

beforeAll(async () => {
  ofHandouts = await addEditor(backend(), 'handouts@example.org', ['handouts']);
  ofAll = await addEditor(backend(), 'all@example.org', null);
  stranger = await addEditor(backend(), 'stranger@example.org', undefined);
  folder = await mkdtemp(path.join(tmpdir(), 'editor-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (
  command: typeof importFolder,
  { environment }: Pick<Editor, 'environment'>,
  ...args: string[]
) => runCommand(command, ['--url', backend().url, ...args], environment);

/** The status of a request, or its error as the storage says it in the body. */
async function statusOf(editor: Editor, pathname: string, method: string, body?: unknown) {
  const response = await fetch(`${backend().url}${pathname}`, {
    method,
    headers: { ...editor.headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return /"statusCode":"(\d+)"/.exec(text)?.[1] ?? String(response.status);
}

async function putPdf(file: string) {
  const absolute = path.join(folder, file);
  await mkdir(path.dirname(absolute), { recursive: true });
  await writeFile(absolute, samplePdf(Buffer.from(`BT /F1 12 Tf 40 700 Td (${file}) Tj ET`)));
}

describe('an editor of the handouts', () => {
  it('imports handouts, and no guide', async () => {
    await putPdf('Primo anno/Microeconomia/Di una redattrice.pdf');
    await putPdf('Guide/Tesi/Di una redattrice.pdf');
    const { code, output } = await run(importFolder, ofHandouts, folder, '--yes');
    expect(output).toMatch(/Imported 1|1 [\s\S]*could not be written[\s\S]*Guide\/Tesi/);
    expect(code).toBe(1);
    const rows = everyRow(
      await visitor().from('handouts').select('*').ilike('filename', '%redattrice%'),
    );
    expect(rows).toHaveLength(1);
    const { data } = await visitor().from('guides').select('id').ilike('title', '%redattrice%');
    expect(data).toEqual([]);
  });

  it('reads and restores its own changes, by name', async () => {
    await association().from('events').update({ location: 'Aula 1' }).eq('status', 'upcoming');
    await statusOf(ofHandouts, '/rest/v1/handouts?filename=ilike.*redattrice*', 'DELETE');
    const { output } = await run(history, ofHandouts);
    expect(output).toMatch(/handouts@example\.org +deleted 1 row/);
    expect(output).not.toMatch(/ events /);
    const [, newest = ''] = /\n(\d+) /.exec(output) ?? [];
    expect((await run(history, ofHandouts, '--restore', newest)).output).toContain(
      '1 row put back',
    );
    const { rows } = await sql().query<{ id: number }>(
      `select max(id) as id from private.content_history where table_name = 'events'`,
    );
    expect(await run(history, ofHandouts, '--restore', String(rows[0]?.id))).toMatchObject({
      code: 2,
      output: expect.stringContaining('This login may not do that'),
    });
  });

  it('changes no other table', async () => {
    for (const { name, column } of await everyTable(sql(), ['public'])) {
      const isTheirs = ['handouts', 'clmg_handouts'].includes(name);
      const at = `/rest/v1/${encodeURIComponent(name)}`;
      const everything = `?${encodeURIComponent(column)}=not.is.null`;
      const before = await sql().query(`select count(*) from public."${name}"`);
      const inserted = await statusOf(ofHandouts, at, 'POST', { [column]: null });
      // A row without its values is refused for another reason.
      expect(inserted === '403', `insert ${name}`).toBe(!isTheirs);
      if (isTheirs) continue;
      await statusOf(ofHandouts, `${at}${everything}`, 'DELETE');
      expect((await sql().query(`select count(*) from public."${name}"`)).rows).toEqual(
        before.rows,
      );
    }
  });

  it.each(['private', 'storage', 'auth'])('reads nothing of schema %s', async (schema) => {
    const response = await fetch(`${backend().url}/rest/v1/editors`, {
      headers: { ...ofHandouts.headers, 'accept-profile': schema },
    });
    expect(response.status).toBe(406);
  });

  it('uploads to its buckets only, and deletes no file', async () => {
    const upload = async (bucket: string, editor: Editor) => {
      const response = await fetch(`${backend().url}/storage/v1/object/${bucket}/editor.pdf`, {
        method: 'POST',
        headers: { ...editor.headers, 'content-type': 'application/pdf' },
        body: samplePdf(Buffer.from(bucket)),
      });
      return response.ok;
    };
    expect(await upload('clmg', ofHandouts)).toBe(true);
    for (const bucket of ['guides', 'deleted']) {
      expect({ bucket, ok: await upload(bucket, ofHandouts) }).toEqual({ bucket, ok: false });
    }
    expect(await upload('clmg', stranger)).toBe(false);
    await statusOf(ofHandouts, '/storage/v1/object/clmg', 'DELETE', { prefixes: ['editor.pdf'] });
    const { rows } = await sql().query(`select from storage.objects where name = 'editor.pdf'`);
    expect(rows).toHaveLength(1);
  });

  it('adds no user, and calls no function of the server', async () => {
    expect(await statusOf(ofHandouts, '/auth/v1/admin/users', 'POST', {})).toBe('403');
    expect(await statusOf(ofHandouts, '/auth/v1/signup', 'POST', {})).toBe('403');
    const { rows } = await sql().query<{ name: string }>(`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace
        and not has_function_privilege('authenticated', oid, 'execute')`);
    expect(rows.length).toBeGreaterThan(5);
    for (const { name } of rows) {
      const status = await statusOf(ofHandouts, `/rest/v1/rpc/${name}`, 'POST', {});
      expect({ name, isRefused: ['403', '404'].includes(status) }).toEqual({
        name,
        isRefused: true,
      });
    }
  });

  it('reads no text of the PDFs, which an editor of everything does', async () => {
    await sql().exec(
      'update private.pdf_files set is_done = true where id > (select min(id) from private.pdf_files)',
    );
    expect(await run(extract, ofHandouts)).toMatchObject({ code: 2 });
    const { code } = await run(extract, ofAll);
    expect([0, 1]).toContain(code);
    const { rows } = await sql().query(
      `select from private.pdf_files where not is_done and attempts = 0`,
    );
    expect(rows).toEqual([]);
  });
});

it('who is signed in and no editor reads what visitors read', async () => {
  const { code } = await run(importFolder, stranger, folder, '--yes');
  expect(code).toBe(1);
  expect((await run(history, stranger)).output).not.toMatch(/handouts/);
  const drafts = await fetch(`${backend().url}/rest/v1/guides?is_active=eq.false`, {
    headers: stranger.headers,
  });
  expect(await drafts.json()).toEqual([]);
});

it('a removed editor is refused at once, and a wrong password in words', async () => {
  await sql().exec(`delete from auth.users where email = 'handouts@example.org'`);
  expect(await statusOf(ofHandouts, '/rest/v1/handouts', 'POST', { subject: 'x' })).toBe('403');
  const environment = { ...ofAll.environment, SUPABASE_EDITOR_PASSWORD: 'wrong' };
  expect(await run(history, { environment })).toMatchObject({
    code: 2,
    output: expect.stringContaining('Nobody logs in as all@example.org'),
  });
});
