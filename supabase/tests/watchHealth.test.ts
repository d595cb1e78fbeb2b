/** `snippets/watch_health.sql` on the project's schema, with mocks of the platform's pg_net, pg_cron and vault. */
import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend({ seedFolders: [] });

/** With the signatures that Supabase documents; they keep what they were asked. */
const platform = `
  create schema net;
  create table net.sent (url text, body jsonb, headers jsonb);
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds int default 2000
  ) returns bigint language sql as $$ insert into net.sent values (url, body, headers); select 1::bigint $$;
  create schema cron;
  create table cron.job (jobname text, schedule text, command text);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as
    $$ insert into cron.job values (job_name, schedule, command); select 1::bigint $$;
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
`;

beforeAll(async () => {
  const { sql } = backend().database;
  await sql.exec(platform);
  const snippet = new URL('../snippets/watch_health.sql', import.meta.url);
  const statements = await readFile(snippet, 'utf8');
  await sql.exec(statements.replaceAll(/create extension if not exists \w+;/g, ''));
});

beforeEach(async () => {
  await backend().database.sql.exec(`
    truncate net.sent, vault.decrypted_secrets, private.health_checks, private.health_views,
      private.health_failing_networks;
    insert into vault.decrypted_secrets values
      ('render_repository', 'linea/site'), ('render_token', 'the-token')`);
});

const failIn = (networks: number) =>
  backend().database.sql.exec(`
    insert into private.health_views (name, version, views, failed) values ('guides', 'v2', 100, ${networks})
      on conflict (name, version, day) do update set failed = excluded.failed;
    insert into private.health_failing_networks (name, version, networks) values ('guides', 'v2', ${networks})
      on conflict (name, version, day) do update set networks = excluded.networks`);

/** Runs the scheduled command as pg_cron does; returns what GitHub was asked in all. */
async function look() {
  const { sql } = backend().database;
  const { rows } = await sql.query<{ command: string }>('select command from cron.job');
  await sql.exec(rows[0]?.command ?? '');
  return (await sql.query('select url, body from net.sent')).rows;
}

const asked = {
  url: 'https://api.github.com/repos/linea/site/dispatches',
  body: { event_type: 'health' },
};

it('asks when three networks saw a version fail, and again only when other pages failed', async () => {
  await failIn(2);
  expect(await look()).toEqual([]);
  await failIn(3);
  expect(await look()).toEqual([asked]);
  expect(await look()).toEqual([asked]);
  await failIn(4);
  expect(await look()).toEqual([asked, asked]);
});

it('asks nothing where the vault has no token', async () => {
  await backend().database.sql.exec('truncate vault.decrypted_secrets');
  await failIn(3);
  expect(await look()).toEqual([]);
});

it('shows the token to no visitor', async () => {
  await expect(
    backend().database.asRole('anon', 'select private.request_health_check()', []),
  ).rejects.toThrow('permission denied');
});
