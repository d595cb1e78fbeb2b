import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { projectFolders } from '../projectFolders.ts';

/**
 * An empty database cluster as Postgres itself makes it, kept on disk: making it costs four seconds of
 * processor time, loading it half a second. It holds no table of ours, so it is never out of date.
 */
export async function readEmptyCluster(): Promise<Blob | undefined> {
  const bytes = await readFile(await snapshotFile()).catch(() => undefined);
  return bytes === undefined ? undefined : new Blob([new Uint8Array(bytes)]);
}

export async function keepEmptyCluster(database: PGlite): Promise<void> {
  const file = await snapshotFile();
  const unfinished = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  const snapshot = await database.dumpDataDir('none');
  // Renamed when whole: a start that is killed here leaves nothing that the next one would load.
  await writeFile(unfinished, new Uint8Array(await snapshot.arrayBuffer()));
  await rename(unfinished, file);
}

export async function forgetEmptyCluster(): Promise<void> {
  await rm(await snapshotFile(), { force: true });
}

async function snapshotFile(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const manifest = await readFile(path.resolve(path.dirname(entry), '../package.json'), 'utf8');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
  return path.join(projectFolders.generated, `empty-cluster-${version}.tar`);
}
