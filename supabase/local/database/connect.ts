import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import {
  deleteClusterSnapshot,
  readClusterSnapshot,
  saveClusterSnapshot,
} from './clusterSnapshot.ts';

/** Postgres knows instants that JavaScript does not, such as `infinity`; PostgREST answers with them as they are. */
const instant = (value: string) => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : date.toISOString();
};
const timestampType = 1114;
const timestampWithZoneType = 1184;
const numericType = 1700;

/**
 * Opens an empty Postgres, from a snapshot if there is one.
 *
 * @param folder An empty folder for its files; without it, they are in memory.
 */
export async function createCluster(folder?: string): Promise<PgliteConnection> {
  const snapshot = await readClusterSnapshot();
  const connection = await open({ folder, snapshot });
  try {
    await connection.driver.waitReady;
  } catch (error) {
    // A folder may be full or read-only; only in memory is the snapshot the reason.
    if (snapshot === undefined || folder !== undefined) throw error;
    await deleteClusterSnapshot();
    return createCluster();
  }
  if (snapshot === undefined) {
    // Without a snapshot the next start is only slower.
    await saveClusterSnapshot(connection.driver).catch(() => undefined);
  }
  return connection;
}

/** Opens the Postgres whose files are in the folder. After a kill, it recovers from its write-ahead log. */
export async function openCluster(folder: string): Promise<PgliteConnection> {
  const connection = await open({ folder });
  await connection.driver.waitReady;
  return connection;
}

function open({
  folder,
  snapshot,
}: {
  folder?: string | undefined;
  snapshot?: Blob | undefined;
}): Promise<PgliteConnection> {
  return createPgliteConnection({
    ...(folder === undefined ? {} : { url: folder }),
    pgliteOptions: {
      extensions: { pg_trgm, unaccent },
      // PGlite returns "2026-01-01 10:00:00+00" and "1.10"; PostgREST returns ISO dates and numbers.
      parsers: {
        [timestampType]: instant,
        [timestampWithZoneType]: instant,
        [numericType]: Number,
      },
      ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    },
  });
}
