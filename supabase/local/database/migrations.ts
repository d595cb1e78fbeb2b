import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { runSqlFile, sqlFilesIn } from './sqlFiles.ts';

/** The Supabase CLI's record of what it applied, so that both read the same. */
const record = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key,
    statements text[],
    name text
  );`;

const recorded = z.array(z.object({ version: z.string() }));

/**
 * Applies the migrations that the database does not record yet. Each is recorded in its own transaction, so a
 * killed upgrade continues with the migration that it had not finished.
 *
 * @throws Error when the database has a migration that the folders lack: older code could misread its data.
 */
export async function migrate(database: PGlite, folders: readonly string[]): Promise<void> {
  await database.exec(record);
  const { rows } = await database.query(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(recorded.parse(rows).map(({ version }) => version));
  const files = (await Promise.all(folders.map(sqlFilesIn))).flat();
  const known = new Set(files.map((file) => migrationOf(file).version));
  const newer = [...applied].find((version) => !known.has(version));
  if (newer !== undefined) {
    throw new Error(
      `the data has migration ${newer}, which this version of the site lacks: update it`,
    );
  }
  for (const file of files) {
    const { version, name } = migrationOf(file);
    if (applied.has(version)) continue;
    await runSqlFile(database, file, {
      after: (transaction) =>
        transaction.query(
          'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
          [version, name],
        ),
    });
  }
}

/** `<version>_<name>.sql`, as the CLI names them. */
function migrationOf(file: string): { version: string; name: string } {
  const [, version = '', name = ''] = /^(\d+)_(.*)\.sql$/.exec(path.basename(file)) ?? [];
  if (version === '') throw new Error(`${path.basename(file)} is not named <version>_<name>.sql`);
  return { version, name };
}
