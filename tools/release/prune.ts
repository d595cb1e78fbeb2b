import pLimit from 'p-limit';
import { z } from 'shared/zod';
import { readEntry } from '../registry/entries.ts';
import type { ListedFile } from '../registry/target/target.ts';
import { updateFile } from '../registry/updateFile.ts';
import type { Artefact } from './artefact.ts';
import { namedVersions, unusedVersions } from './unusedVersions.ts';

interface PruneOptions {
  /** How long a version is kept that no entry names. */
  days: number;
  now?: Date;
  log: (line: string) => void;
}

const maximumRemovals = 8;

/** Removes the versions of an artefact that nothing can still need, and what its removed versions left. */
export async function prune(
  artefact: Artefact,
  { days, now = new Date(), log }: PruneOptions,
): Promise<void> {
  const { target, folder, recordName } = artefact;
  const list = `${folder}/unused.json`;
  const stored = await target.read(list);
  const before: unknown = stored ? JSON.parse(stored.body.toString()) : {};
  const named = async () => namedVersions(await readEntry(artefact));
  const { remove, unusedSince } = unusedVersions(
    {
      files: await target.list(`${folder}/`),
      recordName,
      named: await named(),
      unusedSince: new Map(Object.entries(z.record(z.string(), z.string()).parse(before))),
    },
    days,
    now,
  );
  for (const [version, files] of remove) {
    // Somebody may have made it live meanwhile.
    if ((await named()).has(version)) continue;
    await removeFiles(artefact, files);
    log(`removed ${folder}/${version} (${files.length} files)`);
  }
  await updateFile(target, list, async () => Object.fromEntries(unusedSince));
  log(
    `${folder}: ${remove.size} versions removed, ${unusedSince.size} unused for less than ${days} days`,
  );
  for (const [what, files] of await artefact.leftovers(days, now)) {
    await removeFiles(artefact, files);
    log(`removed ${what} (${files.length} files)`);
  }
}

/** The record first: without it, what an interruption leaves of a version is removed the next time. */
async function removeFiles(
  { target, recordName }: Artefact,
  files: readonly ListedFile[],
): Promise<void> {
  const isRecord = ({ path }: ListedFile) => path.endsWith(`/${recordName}`);
  for (const some of [files.filter(isRecord), files.filter((file) => !isRecord(file))]) {
    await pLimit(maximumRemovals).map(some, ({ path }) => target.remove(path));
  }
}
