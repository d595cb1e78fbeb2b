import { readFile } from 'node:fs/promises';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import type { RunningBackend } from './runningBackend.ts';

/** Mocks of the platform's pg_net, pg_cron and vault, with the signatures that Supabase documents. */
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

/**
 * Runs `snippets/ask_github.sql` and a snippet that needs it on the project's schema, and gives each test a
 * vault with both values.
 *
 * @returns What GitHub was asked since the test began.
 */
export function askGithub(backend: RunningBackend['backend'], snippet: string) {
  beforeAll(async () => {
    const { sql } = backend().database;
    await sql.exec(platform);
    for (const name of ['ask_github', snippet]) {
      const file = new URL(`../snippets/${name}.sql`, import.meta.url);
      const statements = await readFile(file, 'utf8');
      await sql.exec(statements.replaceAll(/create extension if not exists \w+;/g, ''));
    }
  });

  beforeEach(() =>
    backend().database.sql.exec(`
      insert into vault.decrypted_secrets values
        ('render_repository', 'linea/site'), ('render_token', 'the-token')`),
  );
  afterEach(() => backend().database.sql.exec('truncate net.sent, vault.decrypted_secrets'));

  return async () => (await backend().database.sql.query('select * from net.sent')).rows;
}

/** The request with which GitHub starts a workflow. */
export const dispatch = (event: string) => ({
  url: 'https://api.github.com/repos/linea/site/dispatches',
  body: { event_type: event },
  headers: {
    Accept: 'application/vnd.github+json',
    Authorization: 'Bearer the-token',
    'Content-Type': 'application/json',
  },
});
