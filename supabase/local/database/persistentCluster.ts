import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * The folder of a persistent database's files, which is created first if it is missing. It gets its name when it is
 * complete, so a start that was killed before is repeated from the beginning.
 *
 * Only one process may open it: the caller holds the port that the folder belongs to.
 */
export async function persistentCluster(
  folder: string,
  create: (cluster: string) => Promise<void>,
): Promise<string> {
  const cluster = path.join(folder, 'postgres');
  if (await stat(cluster).catch(() => undefined)) return cluster;
  const unfinished = path.join(folder, 'unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await create(unfinished);
  await rename(unfinished, cluster);
  return cluster;
}
