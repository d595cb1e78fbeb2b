import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { projectFolders } from '../projectFolders.ts';

const prefix = 'empty-cluster-';
const anHour = 3_600_000;
const digestLength = 32;
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/**
 * An empty database cluster as Postgres itself makes it, kept on disk: making it costs four seconds of
 * processor time, loading it half a second. It holds no table of ours, so it is never out of date.
 * @returns undefined when there is none, or when it is not what was kept: Postgres would not start on it.
 */
export async function readEmptyCluster(
  folder: string = projectFolders.generated,
): Promise<Blob | undefined> {
  const kept = await readFile(await snapshotFile(folder)).catch(() => undefined);
  if (kept === undefined) return undefined;
  const snapshot = new Uint8Array(kept.subarray(digestLength));
  return digestOf(snapshot).equals(kept.subarray(0, digestLength))
    ? new Blob([snapshot])
    : undefined;
}

/** Keeps the cluster behind its own digest. */
export async function keepEmptyCluster(
  database: Pick<PGlite, 'dumpDataDir'>,
  folder: string = projectFolders.generated,
): Promise<void> {
  const file = await snapshotFile(folder);
  const unfinished = `${file}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  await removeLeftovers(folder);
  const dump = await database.dumpDataDir('none');
  const snapshot = new Uint8Array(await dump.arrayBuffer());
  // Renamed when whole: a start that is killed here leaves nothing that the next one would load.
  await writeFile(unfinished, Buffer.concat([digestOf(snapshot), snapshot]));
  await rename(unfinished, file);
}

export async function forgetEmptyCluster(): Promise<void> {
  await rm(await snapshotFile(projectFolders.generated), { force: true });
}

/** Of killed starts and of other versions; what is younger may be another start's that still writes it. */
async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const file = path.join(folder, name);
    // Two starts at the same moment find the same leftovers.
    const found = await stat(file).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > anHour) await rm(file, { force: true });
  }
}

async function snapshotFile(folder: string): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const manifest = await readFile(path.resolve(path.dirname(entry), '../package.json'), 'utf8');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
  return path.join(folder, `${prefix}${version}.snapshot`);
}
