import type { PGlite } from '@electric-sql/pglite';
import { App, getStorageSchemaSql } from '@supabase/lite';
import { localPublishableKey, type SecretKeys } from '../keys.ts';
import { projectFolders } from '../projectFolders.ts';
import { connect } from './connect.ts';
import { keepGrantsAsMigrated } from './keepGrantsAsMigrated.ts';
import { oneAtATime } from './oneAtATime.ts';
import type { Role } from './role.ts';
import { runSqlFile, sqlFilesIn } from './sqlFiles.ts';

export type Database = {
  /** The bare connection, for what runs before visitors come; afterwards use `asRole`. */
  readonly sql: PGlite;
  /**
   * Answers a request under `/rest/v1` as PostgREST would. Its body must already be in memory: a slow
   * upload would keep the connection.
   * @throws the reason of its signal when it is aborted before its turn comes.
   */
  readonly rest: (request: Request) => Promise<Response>;
  /** Runs one query with the rights of a role, so that the migrated policies decide. */
  readonly asRole: <Row>(role: Role, query: string, values: readonly unknown[]) => Promise<Row[]>;
  readonly close: () => Promise<void>;
};

export type DatabaseContent = {
  readonly migrationFolders?: readonly string[];
  readonly seedFolders?: readonly string[];
};

/**
 * An in-memory Postgres with the project's migrations and seed, made anew at every start: a run that
 * was killed leaves nothing behind that the next one could trip over.
 */
export async function openDatabase(
  secrets: SecretKeys,
  publicUrl: string,
  content: DatabaseContent = {},
): Promise<Database> {
  const connection = await connect();
  const sql = connection.driver;
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: secrets.tokenSecret,
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
    rest: (request) => inTurn(() => app.fetch(request), request.signal),
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
