import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { forgetEmptyCluster, keepEmptyCluster, readEmptyCluster } from './emptyCluster.ts';

const instant = (value: string) => new Date(value).toISOString();
const timestampType = 1114;
const timestampWithZoneType = 1184;
const numericType = 1700;

/** An empty Postgres in memory, quick from the second start on. */
export async function connect(): Promise<PgliteConnection> {
  const snapshot = await readEmptyCluster();
  const connection = await open(snapshot);
  try {
    await connection.driver.waitReady;
  } catch (error) {
    if (snapshot === undefined) throw error;
    await forgetEmptyCluster();
    return connect();
  }
  if (snapshot === undefined) {
    // A folder that cannot be written makes starts slower, not impossible.
    await keepEmptyCluster(connection.driver).catch(() => undefined);
  }
  return connection;
}

function open(loadDataDir: Blob | undefined): Promise<PgliteConnection> {
  return createPgliteConnection({
    pgliteOptions: {
      extensions: { pg_trgm, unaccent },
      // PGlite answers "2026-01-01 10:00:00+00" and "1.10"; PostgREST answers ISO instants and numbers.
      parsers: {
        [timestampType]: instant,
        [timestampWithZoneType]: instant,
        [numericType]: Number,
      },
      ...(loadDataDir === undefined ? {} : { loadDataDir }),
    },
  });
}
