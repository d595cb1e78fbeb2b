import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { projectFolders } from '../projectFolders.ts';

const prefix = 'empty-cluster-';
const oneHourMs = 3_600_000;
const digestLength = 32;
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/**
 * Reads the snapshot of an empty database cluster. Creating a cluster takes four seconds of processor time,
 * loading one half a second. It contains no table of ours, so it is never out of date.
 * @returns undefined when there is none or it is damaged: Postgres would not start on it.
 */
export async function readClusterSnapshot(
  folder: string = projectFolders.cache,
): Promise<Blob | undefined> {
  const file = await readFile(await snapshotFile(folder)).catch(() => undefined);
  if (file === undefined) return undefined;
  const snapshot = new Uint8Array(file.subarray(digestLength));
  return digestOf(snapshot).equals(file.subarray(0, digestLength))
    ? new Blob([snapshot])
    : undefined;
}

/** Writes the snapshot after its digest. */
export async function saveClusterSnapshot(
  database: Pick<PGlite, 'dumpDataDir'>,
  folder: string = projectFolders.cache,
): Promise<void> {
  const file = await snapshotFile(folder);
  const unfinished = `${file}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  await removeLeftovers(folder);
  const dump = await database.dumpDataDir('none');
  const snapshot = new Uint8Array(await dump.arrayBuffer());
  // Renamed when complete, so that a killed start leaves no partial snapshot under this name.
  await writeFile(unfinished, Buffer.concat([digestOf(snapshot), snapshot]));
  await rename(unfinished, file);
}

export async function deleteClusterSnapshot(): Promise<void> {
  await rm(await snapshotFile(projectFolders.cache), { force: true });
}

/** Removes files of killed starts and of other versions. Another start may still write a recent one. */
async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const file = path.join(folder, name);
    // Another start may remove it first.
    const stats = await stat(file).catch(() => undefined);
    if (stats !== undefined && Date.now() - stats.mtimeMs > oneHourMs) {
      await rm(file, { force: true });
    }
  }
}

async function snapshotFile(folder: string): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const manifest = await readFile(path.resolve(path.dirname(entry), '../package.json'), 'utf8');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
  return path.join(folder, `${prefix}${version}.snapshot`);
}
