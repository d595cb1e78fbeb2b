/** The migrations, the seed and the schema, through the Supabase CLI and on a real PostgreSQL. */
import { readdir } from 'node:fs/promises';
import postgres from 'postgres';
import { afterAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { projectFolders } from '../../local/projectFolders.ts';
import { storageStructure } from './storageStructure.ts';
import { push, supabaseCli } from './supabaseCli.ts';

const url = inject('project');
const sql = postgres(url, { max: 1 });
afterAll(() => sql.end());

it('the owner who applied them is no superuser', async () => {
  const [role] = await sql`
    select rolsuper from pg_roles where rolname = session_user`;
  expect(role).toEqual({ rolsuper: false });
});

it('every migration is in the history, in order', async () => {
  const rows = await sql`
    select version || '_' || name || '.sql' as file
    from supabase_migrations.schema_migrations order by version`;
  const files = await readdir(projectFolders.migrations);
  expect(rows.map(({ file }) => file)).toEqual(files.sort());
});

it('a second push changes nothing', async () => {
  const count = () =>
    sql`select count(*)::int as handouts, (select count(*)::int from faq) as faq from handouts`;
  const before = await count();
  expect((await push(url)).stdout).toContain('up to date');
  expect(await count()).toEqual(before);
  expect(before[0]?.handouts).toBe(162);
});

it('storage only gets policies and triggers, as the platform allows it', async () => {
  expect(await storageStructure(sql)).toBe(inject('storageBefore'));
});

const advice = z.object({
  results: z.array(z.object({ name: z.string(), level: z.string(), detail: z.string() })),
});

it('the advisors find nothing above INFO', async () => {
  const { stdout } = await supabaseCli([
    ...['db', 'advisors', `--remote=${url}`, '--level', 'info', '--output-format', 'json'],
  ]);
  const { results } = advice.parse(JSON.parse(stdout));
  // Private tables have no policy, on purpose: a list without them would mean that nothing was checked.
  expect(results.map(({ name }) => name)).toContain('rls_enabled_no_policy');
  expect(results.filter(({ level }) => level !== 'INFO')).toEqual([]);
});
