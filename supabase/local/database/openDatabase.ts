import type { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { App, getStorageSchemaSql } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { withWholeBody } from '../http/withWholeBody.ts';
import { localPublishableKey, type SecretKeys } from '../keys.ts';
import { projectFolders } from '../projectFolders.ts';
import { keepGrantsAsMigrated } from './keepGrantsAsMigrated.ts';
import { oneAtATime } from './oneAtATime.ts';
import type { Role } from './role.ts';
import { runSqlFile, sqlFilesIn } from './sqlFiles.ts';

export type Database = {
  /** The bare connection, for what runs before visitors come; afterwards use `asRole`. */
  readonly sql: PGlite;
  /** Answers a request under `/rest/v1` as PostgREST would. */
  readonly rest: (request: Request) => Promise<Response>;
  /** Runs one query with the rights of a role, so that the migrated policies decide. */
  readonly asRole: <Row>(role: Role, query: string, values: readonly unknown[]) => Promise<Row[]>;
  readonly close: () => Promise<void>;
};

export type DatabaseContent = {
  readonly migrationFolders?: readonly string[];
  readonly seedFolders?: readonly string[];
};

const instant = (value: string) => new Date(value).toISOString();
const timestampType = 1114;
const timestampWithZoneType = 1184;
const numericType = 1700;

/**
 * An in-memory Postgres with the project's migrations and seed, made anew at every start: a run that
 * was killed leaves nothing behind that the next one could trip over.
 */
export async function openDatabase(
  secrets: SecretKeys,
  publicUrl: string,
  content: DatabaseContent = {},
): Promise<Database> {
  const connection = await createPgliteConnection({
    pgliteOptions: {
      extensions: { pg_trgm, unaccent },
      // PGlite answers "2026-01-01 10:00:00+00" and "1.10"; PostgREST answers ISO instants and numbers.
      parsers: {
        [timestampType]: instant,
        [timestampWithZoneType]: instant,
        [numericType]: Number,
      },
    },
  });
  const sql = connection.driver;
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: secrets.signingSecret,
      publishable_key: localPublishableKey,
      secret_key: secrets.secretKey,
    },
    options: { server: { admin: false } },
  });

  await runSqlFile(sql, projectFolders.bootstrap);
  await app.ensureSystemSchema();
  await sql.exec(getStorageSchemaSql());
  await runSqlFile(sql, projectFolders.storageGrants);
  for (const folder of content.migrationFolders ?? [projectFolders.migrations]) {
    for (const file of await sqlFilesIn(folder)) await runSqlFile(sql, file);
  }
  for (const folder of content.seedFolders ?? [projectFolders.seed]) {
    for (const file of await sqlFilesIn(folder)) {
      await runSqlFile(sql, file, { 'app.base_url': publicUrl });
    }
  }
  await connection.clearSchemaCache();
  keepGrantsAsMigrated(connection);

  const inTurn = oneAtATime();
  return {
    sql,
    rest: async (request) => {
      // A slow upload must not keep the connection: the body is here before its turn comes.
      const complete = await withWholeBody(request);
      return inTurn(() => app.fetch(complete));
    },
    asRole: (role, query, values) =>
      inTurn(() =>
        sql.transaction(async (transaction) => {
          await transaction.query("select set_config('role', $1, true)", [role]);
          return (await transaction.query<never>(query, [...values])).rows;
        }),
      ),
    close: () => inTurn(() => connection.close()),
  };
}
