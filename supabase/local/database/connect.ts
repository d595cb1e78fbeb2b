import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import {
  deleteClusterSnapshot,
  readClusterSnapshot,
  saveClusterSnapshot,
} from './clusterSnapshot.ts';

const instant = (value: string) => new Date(value).toISOString();
const timestampType = 1114;
const timestampWithZoneType = 1184;
const numericType = 1700;

/** Opens an empty Postgres in memory, from a snapshot if there is one. */
export async function connect(): Promise<PgliteConnection> {
  const snapshot = await readClusterSnapshot();
  const connection = await open(snapshot);
  try {
    await connection.driver.waitReady;
  } catch (error) {
    if (snapshot === undefined) throw error;
    await deleteClusterSnapshot();
    return connect();
  }
  if (snapshot === undefined) {
    // Without a snapshot the next start is only slower.
    await saveClusterSnapshot(connection.driver).catch(() => undefined);
  }
  return connection;
}

function open(loadDataDir: Blob | undefined): Promise<PgliteConnection> {
  return createPgliteConnection({
    pgliteOptions: {
      extensions: { pg_trgm, unaccent },
      // PGlite returns "2026-01-01 10:00:00+00" and "1.10"; PostgREST returns ISO dates and numbers.
      parsers: {
        [timestampType]: instant,
        [timestampWithZoneType]: instant,
        [numericType]: Number,
      },
      ...(loadDataDir === undefined ? {} : { loadDataDir }),
    },
  });
}
