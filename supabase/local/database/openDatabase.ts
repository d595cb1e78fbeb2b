import type { PGlite } from '@electric-sql/pglite';
import { App, getStorageSchemaSql } from '@supabase/lite';
import { localPublishableKey, type Role, type SecretKeys } from '../keys.ts';
import { projectFolders } from '../projectFolders.ts';
import { connect } from './connect.ts';
import { serialQueue } from './serialQueue.ts';
import { runSqlFile, sqlFilesIn } from './sqlFiles.ts';

export type Database = {
  /** The bare connection, for use before the first request; afterwards use `asRole`. */
  readonly sql: PGlite;
  /**
   * Handles a request under `/rest/v1` as PostgREST would. Its body must already be in memory, because a
   * slow upload would block the connection.
   * @throws the reason of the request's signal when it is aborted while queued.
   */
  readonly rest: (request: Request) => Promise<Response>;
  /** Runs one query with the rights of a role, so that grants and policies apply. */
  readonly asRole: <Row>(role: Role, query: string, values: readonly unknown[]) => Promise<Row[]>;
  readonly close: () => Promise<void>;
};

export type DatabaseContent = {
  readonly migrationFolders?: readonly string[];
  readonly seedFolders?: readonly string[];
};

/**
 * Opens an in-memory Postgres with the project's migrations and seed. Every start begins empty, so a killed
 * run leaves nothing behind.
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
  preventGrantAll(connection);

  const enqueue = serialQueue();
  return {
    sql,
    rest: (request) => enqueue(() => app.fetch(request), request.signal),
    asRole: (role, query, values) =>
      enqueue(() =>
        sql.transaction(async (transaction) => {
          await transaction.query("select set_config('role', $1, true)", [role]);
          return (await transaction.query<never>(query, [...values])).rows;
        }),
      ),
    close: () => enqueue(() => connection.close()),
  };
}

/**
 * Tells the REST layer that its roles are set up. Otherwise its first request runs `GRANT ALL` on every
 * table, which opens those without row-level security to anyone. See `tests/grantAll.regression.test.ts`.
 */
function preventGrantAll(connection: object): void {
  if (!Reflect.has(connection, 'rlsState')) {
    throw new Error('@supabase/lite changed: it no longer has rlsState. Read how it grants now.');
  }
  Reflect.set(connection, 'rlsState', 'active');
}
