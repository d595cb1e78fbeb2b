/** `snippets/watch_health.sql` on the project's schema. */
import { beforeEach, expect, it } from 'vitest';
import { askGithub, dispatch } from './askGithub.ts';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend({ seedFolders: [] });
const sent = askGithub(backend, 'watch_health');

beforeEach(() =>
  backend().database.sql.exec(
    'truncate private.health_checks, private.health_views, private.health_failing_networks',
  ),
);

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
  return sent();
}

const asked = dispatch('health');

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
