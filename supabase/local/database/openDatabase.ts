import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { App, getStorageSchemaSql } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import pLimit from 'p-limit';
import { type Caller, localPublishableKey, type SecretKeys } from '../keys.ts';
import { projectFolders } from '../projectFolders.ts';
import { createCluster, openCluster } from './connect.ts';
import { migrate } from './migrations.ts';
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
  /** Runs one query with the rights of a caller, so that grants and policies apply. */
  readonly asRole: <Row>(
    caller: Caller,
    query: string,
    values: readonly unknown[],
  ) => Promise<Row[]>;
  readonly close: () => Promise<void>;
};

export type DatabaseContent = {
  readonly migrationFolders?: readonly string[];
  readonly seedFolders?: readonly string[];
  /** Where the data is kept; without it, it is in memory and every start is new. */
  readonly keepIn?: string | undefined;
};

/** Opens a Postgres with the project's migrations and seed, in memory or with what was kept. */
export async function openDatabase(
  secrets: SecretKeys,
  publicUrl: string,
  content: DatabaseContent = {},
): Promise<Database> {
  const create = async (folder?: string) => {
    const connection = await createCluster(folder);
    await fill(connection, appOn(connection, secrets), publicUrl, content);
    return connection;
  };
  const connection = await (content.keepIn === undefined
    ? create()
    : openPersistent(content.keepIn, create, content));
  const sql = connection.driver;
  const app = appOn(connection, secrets);
  await connection.clearSchemaCache();
  preventGrantAll(connection);
  // As PostgREST does: `start_exchange_call` adds a column.
  await sql.listen('pgrst', () => void connection.clearSchemaCache());

  // One at a time on the single connection. The REST layer sends BEGIN, `set role` and the query separately:
  // another transaction in between would commit it, and the visitor's query would run as the superuser. See
  // `tests/rolesDoNotMix.regression.test.ts`.
  const enqueue = pLimit(1);
  return {
    sql,
    rest: (request) =>
      enqueue(async () => {
        request.signal.throwIfAborted();
        return app.fetch(request);
      }),
    asRole: (caller, query, values) =>
      enqueue(() =>
        sql.transaction(async (transaction) => {
          const { role, claims } =
            typeof caller === 'string' ? { role: caller, claims: '' } : caller;
          await transaction.query(
            "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
            [role, claims],
          );
          return (await transaction.query<never>(query, [...values])).rows;
        }),
      ),
    close: () => enqueue(() => connection.close()),
  };
}

const migrationFolders = (content: DatabaseContent) =>
  content.migrationFolders ?? [projectFolders.migrations];

function appOn(connection: PgliteConnection, secrets: SecretKeys): App {
  return new App({
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
}

/** Opens the persistent data, creating it at first, and applies the migrations that are new to it. */
async function openPersistent(
  folder: string,
  create: (cluster: string) => Promise<PgliteConnection>,
  content: DatabaseContent,
): Promise<PgliteConnection> {
  // Only one process may open it: this one holds the port that the folder belongs to.
  const cluster = path.join(folder, 'postgres');
  if (!existsSync(cluster)) {
    // It gets its name when it is complete, so a start that was killed before is repeated from the beginning.
    const unfinished = path.join(folder, 'unfinished');
    await rm(unfinished, { recursive: true, force: true });
    await (await create(unfinished)).close();
    await rename(unfinished, cluster);
  }
  const connection = await openCluster(cluster).catch((cause: unknown) => {
    throw new Error(
      `the data kept in ${folder} cannot be opened. \`npm start -- --reset\` deletes it and begins again with the demonstration`,
      { cause },
    );
  });
  await migrate(connection.driver, migrationFolders(content));
  return connection;
}

/** Gives an empty database what a hosted project has, then the migrations and the seed. */
async function fill(
  { driver: sql }: PgliteConnection,
  app: App,
  publicUrl: string,
  content: DatabaseContent,
): Promise<void> {
  await runSqlFile(sql, projectFolders.bootstrap);
  await app.ensureSystemSchema();
  await sql.exec(getStorageSchemaSql());
  await runSqlFile(sql, projectFolders.storageGrants);
  await migrate(sql, migrationFolders(content));
  for (const folder of content.seedFolders ?? [projectFolders.seed]) {
    for (const file of await sqlFilesIn(folder)) {
      await runSqlFile(sql, file, { settings: { 'app.base_url': publicUrl } });
    }
  }
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
