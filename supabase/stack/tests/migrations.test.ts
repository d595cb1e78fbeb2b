/** The migrations, the seed and the schema, through the Supabase CLI and on a real PostgreSQL. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { afterAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { projectFolders } from '../../local/projectFolders.ts';
import { storageStructure } from '../storageStructure.ts';
import { push, supabaseCli } from '../supabaseCli.ts';

const run = promisify(execFile);
const url = inject('project');
const sql = postgres(url, { max: 1 });
afterAll(() => sql.end());

const repository = path.resolve(import.meta.dirname, '../../..');

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

it('the types that the CLI generates are those of shared/database', async () => {
  const { stdout } = await supabaseCli([
    ...['gen', 'types', 'typescript', `--remote=${url}`, '--schema', 'public'],
  ]);
  const folder = await mkdtemp(path.join(tmpdir(), 'linea-types-'));
  try {
    await writeFile(path.join(folder, 'generated.ts'), stdout);
    await writeFile(path.join(folder, 'compare.ts'), comparison);
    const tsc = path.join(repository, 'node_modules/.bin/tsc');
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--allowImportingTsExtensions',
    ];
    const args = [...options, '--module', 'preserve', path.join(folder, 'compare.ts')];
    const errors = await run(tsc, args).then(
      () => '',
      (error: unknown) => String(Reflect.get(Object(error), 'stdout')),
    );
    expect(errors).toBe('');
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** Compares them as types, because ours are formatted and name only the functions that visitors call. */
const comparison = `
import type { Database as Committed } from '${projectFolders.generatedTypes}';
import type { Database as Generated } from './generated.ts';

type Equal<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends (<T>() => T extends Other ? 1 : 2) ? true : false;
type Same<True extends true> = True;

type Ours = Committed['public'];
type Theirs = Generated['public'];
type Parts = 'Row' | 'Insert' | 'Update' | 'Relationships';

export type SameTables = Same<Equal<keyof Ours['Tables'], keyof Theirs['Tables']>>;
type Table<Name extends keyof Ours['Tables'] & keyof Theirs['Tables'], Part extends Parts> =
  Equal<Ours['Tables'][Name][Part], Theirs['Tables'][Name][Part]>;
type Different = {
  [Name in keyof Ours['Tables']]: {
    [Part in Parts]: Table<Name, Part> extends true ? never : [Name, Part];
  }[Parts];
}[keyof Ours['Tables']];
export const differentParts: [Different] extends [never] ? true : Different = true;

type Functions = {
  [Name in keyof Ours['Functions']]: Equal<Ours['Functions'][Name], Theirs['Functions'][Name]> extends true
    ? never
    : Name;
}[keyof Ours['Functions']];
export const differentFunctions: [Functions] extends [never] ? true : Functions = true;
`;
