/** The address of a course that was renamed or moved to another year leads to its page. */
import { beforeEach, describe, expect, it } from 'vitest';
import { command } from '../move/command.ts';
import { runCommand } from './runCommand.ts';
import { everyRow, runningBackend } from './runningBackend.ts';

const { backend, visitor, association } = runningBackend({
  seedFolders: [],
  cachesReads: false,
  functionSecrets: { SITE_URL: 'https://site.example' },
});

beforeEach(() =>
  backend().database.sql.exec(`
    delete from public.handouts;
    delete from public.moved_courses;
    insert into public.handouts (year, subject, filename) values
      ('First Year', 'Statistica', 'a'), ('First Year', 'Statistica', 'Statistica - b'), ('First Year', 'Diritto', 'c');
  `),
);

const moves = async () =>
  everyRow(
    await visitor().from('moved_courses').select('year,subject,to_year,to_subject').order('id'),
  ).map((row) => Object.values(row).join(' > '));

async function move(files: { subject?: string; filename?: string }, to: object) {
  const { error } = await association().from('handouts').update(to).match(files);
  expect(error).toBeNull();
}

it('once its last file has moved, also file by file', async () => {
  await move({ filename: 'a' }, { subject: 'Statistica I' });
  expect(await moves()).toEqual([]);
  await move({ filename: 'Statistica - b' }, { subject: 'Statistica I' });
  expect(await moves()).toEqual(['First Year > Statistica > First Year > Statistica I']);
});

it('of several moves to the last page, and back to no redirect', async () => {
  await move({ subject: 'Statistica' }, { year: 'Second Year' });
  await move({ subject: 'Statistica' }, { subject: 'Stat', year: 'Third Year' });
  expect(await moves()).toEqual([
    'First Year > Statistica > Third Year > Stat',
    'Second Year > Statistica > Third Year > Stat',
  ]);
  await move({ subject: 'Stat' }, { subject: 'Statistica', year: 'First Year' });
  expect(await moves()).toEqual([
    'Second Year > Statistica > First Year > Statistica',
    'Third Year > Stat > First Year > Statistica',
  ]);
});

it('until there is a course of that name again', async () => {
  await move({ subject: 'Diritto' }, { subject: 'Diritto privato' });
  expect(await moves()).toHaveLength(1);
  await association()
    .from('handouts')
    .insert({ year: 'First Year', subject: 'Diritto', filename: 'd' });
  expect(await moves()).toEqual([]);
});

it('and so does its feed', async () => {
  await move({ subject: 'Statistica' }, { year: 'Second Year', subject: 'Statistica & dati' });
  const path = '/dispense/primo-anno/Statistica';
  const feed = (page: string) =>
    fetch(`${backend().url}/functions/v1/feed?${new URLSearchParams({ path: page, lang: 'en' })}`, {
      redirect: 'manual',
    });
  const response = await feed(path);
  expect(response.status).toBe(302);
  const target = new URL(response.headers.get('location') ?? '', response.url);
  expect(target.pathname).toBe('/functions/v1/feed');
  expect(Object.fromEntries(target.searchParams)).toEqual({
    path: '/dispense/secondo-anno/Statistica%20%26%20dati',
    lang: 'en',
  });
  expect((await fetch(target)).status).toBe(200);
  // The feed was found in any case before.
  expect((await feed('/dispense/primo-anno/statistica')).status).toBe(302);
  expect((await feed('/dispense/primo-anno/Nessuno')).status).toBe(404);
});

describe('content:move', () => {
  const run = (...args: string[]) => {
    const { url, secretKey } = backend();
    return runCommand(command, ['--url', url, ...args], { SUPABASE_SERVICE_ROLE_KEY: secretKey });
  };
  const files = async () =>
    everyRow(
      await visitor().from('handouts').select('year,subject,filename').order('filename'),
    ).map((row) => Object.values(row).join('/'));

  it('gives a course another name and year, named as a folder or by its address', async () => {
    const { code, output } = await run(
      '1° anno/Statistica',
      '/dispense/secondo-anno/Dati%20%26%20A%2FB',
      '--yes',
    );
    expect({ code, output }).toEqual({
      code: 0,
      output: '2 files of First Year/Statistica moved to Second Year/Dati & A/B.\n',
    });
    expect((await files()).sort()).toEqual([
      'First Year/Diritto/c',
      'Second Year/Dati & A/B/Dati & A/B - b',
      'Second Year/Dati & A/B/a',
    ]);
    expect(await moves()).toEqual(['First Year > Statistica > Second Year > Dati & A/B']);
  });

  it('says what it would do, and does it only when it is told to', async () => {
    const before = await files();
    const { code, output } = await run('Primo anno/Statistica', 'Secondo anno/Dati');
    expect(code).toBe(1);
    expect(output).toContain('2 files of First Year/Statistica would move to Second Year/Dati.');
    expect(await files()).toEqual(before);
  });

  it('goes on where a failure left it', async () => {
    await backend().database.sql.exec(
      `update public.handouts set filename = 'Dati - b' where filename = 'Statistica - b'`,
    );
    await run('Primo anno/Statistica', 'Secondo anno/Dati', '--yes');
    expect((await files()).sort()).toEqual([
      'First Year/Diritto/c',
      'Second Year/Dati/Dati - b',
      'Second Year/Dati/a',
    ]);
  });

  it('archives the files before a day, whose course stays', async () => {
    await backend().database.sql.exec(
      `update public.handouts set uploaded_at = '2020-01-01' where filename = 'a'`,
    );
    await run(
      'Primo anno/Statistica',
      'Primo anno/Statistica (archivio)',
      '--before',
      '2024-09-01',
      '--yes',
    );
    expect(await files()).toContain('First Year/Statistica (archivio)/a');
    expect(await files()).toContain('First Year/Statistica/Statistica - b');
    expect(await moves()).toEqual([]);
  });

  it('says what it does not understand, and what is not there', async () => {
    expect(await run('Statistica', 'Primo anno/X')).toMatchObject({
      code: 2,
      output: expect.stringContaining('Statistica is no course'),
    });
    expect(await run('Primo anno/X', 'Primo anno/Y', '--before', 'ieri')).toMatchObject({
      code: 2,
    });
    expect(await run('Primo anno/X', 'Primo anno/Y')).toMatchObject({
      code: 1,
      output: expect.stringContaining('nothing was moved'),
    });
    expect((await run('solo uno', '--lang', 'it')).output).toContain('Dà a un corso');
  });
});

it('a new call of exchange is a column of its own, of which the assistant says the places', async () => {
  const start = (call: string) =>
    association()
      .rpc('start_exchange_call', { call })
      .then(({ error }) => error?.message);
  const year = new Date().getFullYear();
  const callOf = (first: number, second = first + 1) =>
    `${first}/${String(second % 100).padStart(2, '0')}`;
  const row = { University: 'Keio', 'SLOTS 2024/25': '2' };
  expect((await association().from('dest_exc_msc').insert(row)).error).toBeNull();
  const slots = async () =>
    (await backend().database.sql.query('select slots from private.destinations')).rows;
  expect(await slots()).toEqual([{ slots: '2' }]);
  const call = callOf(year + 1);
  expect(await start(call)).toBeUndefined();
  expect(await slots()).toEqual([{ slots: null }]);
  expect(await start(call)).toBeUndefined();
  expect(await start('2027')).toContain('A call is written 2027/28');
  for (const mistyped of [callOf(year, year + 2), callOf(year + 2), callOf(9998)])
    expect(await start(mistyped)).toContain('No call of these years');
  const places: Partial<typeof row> = { [`SLOTS ${call}`]: '5' };
  const { error } = await association()
    .from('dest_exc_msc')
    .update(places)
    .eq('University', 'Keio');
  expect(error).toBeNull();
  const [shown] = everyRow(await visitor().from('dest_exc_msc').select('*'));
  expect(shown).toMatchObject({ ...row, ...places });
  expect(await slots()).toEqual([{ slots: '5' }]);
  expect((await visitor().rpc('start_exchange_call', { call })).error).not.toBeNull();
});
