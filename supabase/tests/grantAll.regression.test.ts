/**
 * By default the REST layer's first request runs `GRANT ALL` on every table. A table without row-level
 * security was then readable and writable by anyone (measured: one anonymous POST stored a row).
 * `preventGrantAll` in openDatabase.ts prevents it; a new version of the layer must not bring it back.
 */
import { expect, it } from 'vitest';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend({ seedFolders: [] });

it('the first request grants nothing', async () => {
  const { sql } = backend().database;
  await sql.exec(
    'create table public.forgotten (id int); revoke all on public.forgotten from anon, authenticated',
  );
  const { url, publishableKey } = backend();
  await fetch(`${url}/rest/v1/handouts`, { headers: { apikey: publishableKey } });

  const { rows } = await sql.query<{ granted: number }>(`
    select count(*)::int as granted from information_schema.role_table_grants
    where grantee = 'anon' and table_schema in ('public', 'private')
      and (privilege_type <> 'SELECT' or table_name = 'forgotten')`);
  expect(rows[0]?.granted).toBe(0);
});
