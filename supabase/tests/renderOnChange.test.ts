/** `snippets/render_on_change.sql` on the project's schema, with mocks of the platform's pg_net and vault. */
import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { runningBackend } from './runningBackend.ts';

const { backend, association } = runningBackend();

/** With the signature that Supabase documents for pg_net; it keeps the requests that pg_net would send. */
const platform = `
  create schema net;
  create table net.sent (url text, body jsonb, headers jsonb);
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds int default 2000
  ) returns bigint language sql as $$ insert into net.sent values (url, body, headers); select 1::bigint $$;
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
`;

beforeAll(async () => {
  const { sql } = backend().database;
  await sql.exec(platform);
  const snippet = new URL('../snippets/render_on_change.sql', import.meta.url);
  const statements = await readFile(snippet, 'utf8');
  await sql.exec(statements.replace('create extension if not exists pg_net;', ''));
});

beforeEach(async () => {
  await backend().database.sql.exec(`
    truncate net.sent, vault.decrypted_secrets;
    insert into vault.decrypted_secrets values
      ('render_repository', 'linea/site'), ('render_token', 'the-token')`);
});

const sent = async () => (await backend().database.sql.query('select * from net.sent')).rows;

it('asks GitHub, with the token, once for a statement of many rows', async () => {
  await association()
    .from('guides')
    .update({ is_active: true })
    .gt('order_index', 0)
    .throwOnError();
  expect(await sent()).toEqual([
    {
      url: 'https://api.github.com/repos/linea/site/dispatches',
      body: { event_type: 'content' },
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: 'Bearer the-token',
        'Content-Type': 'application/json',
      },
    },
  ]);
});

it('asks for what is added and deleted, too', async () => {
  const row = { category: 'tesi', title: 'Prova', file_url: 'https://files.example/a.pdf' };
  const { data } = await association().from('guides').insert(row).select('id').throwOnError();
  expect(await sent()).toHaveLength(1);
  await association()
    .from('guides')
    .delete()
    .eq('id', data[0]?.id ?? '')
    .throwOnError();
  expect(await sent()).toHaveLength(2);
});

it('lets content change where the vault has no token', async () => {
  await backend().database.sql.exec('truncate vault.decrypted_secrets');
  await association().from('events').update({ location: 'Aula 1' }).neq('title', '').throwOnError();
  expect(await sent()).toEqual([]);
});

it('shows the token to no visitor', async () => {
  await expect(
    backend().database.asRole('anon', 'select private.request_rendering()', []),
  ).rejects.toThrow('permission denied');
});
