/** `content:history` and `content:restore`: what was deleted or replaced by mistake comes back. */
import { beforeEach, describe, expect, it } from 'vitest';
import { command } from '../history/command.ts';
import { everyTable } from './everyTable.ts';
import { runCommand } from './runCommand.ts';
import { everyRow, runningBackend } from './runningBackend.ts';

const { backend, visitor, association } = runningBackend({ cachesReads: false });
const sql = () => backend().database.sql;

beforeEach(() => sql().exec('delete from private.content_history'));

function run(...args: string[]) {
  const { url, secretKey } = backend();
  return runCommand(command, ['--url', url, ...args], { SUPABASE_SERVICE_ROLE_KEY: secretKey });
}

/** The number of the newest change. */
async function newest(): Promise<string> {
  const [, id = ''] = /\n(\d+) /.exec((await run()).output) ?? [];
  return id;
}

const all = async () =>
  everyRow(await visitor().from('handouts').select('*').order('id').limit(1000));

describe('handouts', () => {
  it('come back when they were deleted, with their ids and dates', async () => {
    const before = await all();
    await association().from('handouts').delete().eq('year', 'First Year');
    expect(await all()).toHaveLength(before.length - 54);
    const { output } = await run();
    expect(output).toMatch(/service_role +deleted 54 rows +handouts +\S/);
    expect((await run('--restore', await newest())).output).toContain('54 rows put back.');
    expect(await all()).toEqual(before);
  });

  it('come back when the table was emptied', async () => {
    const before = await all();
    await sql().exec('truncate public.handouts');
    const { rows } = await sql().query('select from private.pdf_files where source = $1', [
      'handouts',
    ]);
    expect(rows).toEqual([]);
    await run('--restore', await newest());
    expect(await all()).toEqual(before);
  });

  it('get their values back, of several changes the oldest', async () => {
    const before = await all();
    const rename = (subject: string) =>
      association().from('handouts').update({ subject }).eq('year', 'Second Year');
    await rename('Uno');
    const first = Number(await newest());
    await rename('Due');
    await run('--restore', `${first}-${first + 1}`);
    expect(await all()).toEqual(before);
  });
});

it('goes on after a change that only added rows, and refuses what names none', async () => {
  const before = await all();
  await association().from('handouts').delete().eq('year', 'First Year');
  const first = Number(await newest());
  await association().from('events').insert({ title: 'Nuovo', start_date: '2030-01-01T10:00:00Z' });
  const { code, output } = await run('--restore', `${first}-${first + 5}`);
  expect(output).toContain(`Change ${first + 1} only added rows`);
  expect(code).toBe(0);
  expect(await all()).toEqual(before);
  for (const text of ['x', '9-8', '1-99999']) {
    expect(await run('--restore', text)).toMatchObject({
      code: 2,
      output: expect.stringContaining(`${text} names no change`),
    });
  }
});

it('restores every content table', async () => {
  for (const { name } of await everyTable(sql(), ['public'])) {
    const table = `public.${JSON.stringify(name)}`;
    // An event that is put back was changed now.
    const rows = async () =>
      (await sql().query(`select to_jsonb(t) - 'updated_at' as row from ${table} t order by 1`))
        .rows;
    const before = await rows();
    await sql().exec(`delete from ${table}`);
    const { rows: found } = await sql().query<{ id: number }>(
      `select id from private.content_history where table_name = $1 order by id desc limit 1`,
      [name],
    );
    await sql().query('select restore_content($1)', [found[0]?.id]);
    expect(await rows(), name).toEqual(before);
  }
});

it('keeps nothing longer than a year', async () => {
  await association().from('events').delete().eq('status', 'completed');
  await sql().exec(`update private.content_history set changed_at = now() - interval '366 days'`);
  await association().from('events').delete().eq('status', 'upcoming');
  expect((await sql().query('select from private.content_history')).rows).toHaveLength(1);
});

it('is closed to visitors', async () => {
  const { error } = await visitor().rpc('content_changes' as never);
  expect(error?.code).toBe('42501');
});
