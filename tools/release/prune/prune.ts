import pLimit from 'p-limit';
import type { RemoteName } from 'shared/contract';
import { type RegistryEntry, releaseRecordName, shellRecordName } from 'shared/registry';
import { z } from 'shared/zod';
import { sectionStylesPath } from '../../../shell/server/sectionStyles.ts';
import { shellFolder } from '../../../shell/src/boot/shellVersions.ts';
import type { Deployment } from '../../deployment.ts';
import { readShellRecord } from '../../registry/shellRecord.ts';
import { overwrite } from '../../registry/target/overwrite.ts';
import type { ListedFile, Target } from '../../registry/target/target.ts';
import { readShellEntry } from '../../registry/updateRegistry.ts';
import { readSection } from '../sectionEntry.ts';
import { isOfPreview, oldPreviews } from './previews.ts';
import { namedVersions, unusedVersions } from './unusedVersions.ts';

interface PruneOptions {
  /** How long a version is kept that no entry names. */
  days: number;
  now?: Date;
  log: (line: string) => void;
}

interface Versions {
  target: Target;
  /** The folder of the versions: `guides`. */
  folder: string;
  recordName: string;
  /** Whether a file in the folder can be one of a version; by default all can. */
  isOfVersion?: (file: ListedFile) => boolean;
  readEntry: () => Promise<RegistryEntry>;
}

const maximumRemovals = 8;

/** Removes the versions of a section that nothing can still need, and old previews. */
export async function pruneSection(
  deployment: Deployment,
  remote: RemoteName,
  options: PruneOptions,
): Promise<void> {
  const { target } = deployment.filesOf(remote);
  await pruneVersions(
    {
      target,
      folder: remote,
      recordName: releaseRecordName,
      isOfVersion: (file) => !isOfPreview(remote, file),
      readEntry: () => readSection(deployment, remote),
    },
    options,
  );
  const { now = new Date(), log } = options;
  for (const [folder, files] of oldPreviews(remote, await target.list(`${remote}/`), now)) {
    await removeVersion(target, files, releaseRecordName);
    log(`removed ${folder} (${files.length} files)`);
  }
}

/** Removes the versions of the shell that nothing can still need, and the assets that only they had. */
export async function pruneShell(
  { registry: target }: Deployment,
  options: PruneOptions,
): Promise<void> {
  await pruneVersions(
    {
      target,
      folder: shellFolder,
      recordName: shellRecordName,
      readEntry: () => readShellEntry(target),
    },
    options,
  );
  const records = await target.list(`${shellFolder}/`);
  const needed = new Set<string>();
  for (const { path } of records.filter((one) => one.path.endsWith(`/${shellRecordName}`))) {
    const { files } = await readShellRecord(target, path.split('/')[1]);
    for (const file of files) needed.add(file.path);
  }
  const { days, now = new Date(), log } = options;
  const age = ({ modifiedMs }: ListedFile) => now.getTime() - modifiedMs;
  const assets = (await target.list('static/')).filter(
    (file) =>
      !needed.has(file.path) &&
      // Written by `pnpm render` for the pages that it fills.
      !file.path.startsWith(sectionStylesPath.slice(1)) &&
      age(file) >= days * 24 * 60 * 60 * 1000,
  );
  await removeAll(target, assets);
  if (assets.length > 0) log(`removed ${assets.length} assets of no version`);
}

async function pruneVersions(versions: Versions, options: PruneOptions): Promise<void> {
  const { target, folder, recordName, isOfVersion = () => true } = versions;
  const { days, now = new Date(), log } = options;
  const list = `${folder}/unused.json`;
  const stored = await target.read(list);
  const files = (await target.list(`${folder}/`)).filter(isOfVersion);
  const { remove, unusedSince } = unusedVersions(
    {
      files,
      recordName,
      named: namedVersions(await versions.readEntry()),
      unusedSince: stored
        ? z.record(z.string(), z.string()).parse(JSON.parse(stored.body.toString()))
        : {},
    },
    days,
    now,
  );
  for (const version of remove) {
    // Somebody may have made it live meanwhile.
    if (namedVersions(await versions.readEntry()).has(version)) continue;
    const own = files.filter(({ path }) => path.startsWith(`${folder}/${version}/`));
    await removeVersion(target, own, recordName);
    log(`removed ${folder}/${version} (${own.length} files)`);
  }
  await overwrite(target, list, Buffer.from(`${JSON.stringify(unusedSince, null, 2)}\n`));
  const waiting = Object.keys(unusedSince).length;
  log(`${folder}: ${remove.length} versions removed, ${waiting} unused for less than ${days} days`);
}

/** The record first: without it, what an interruption leaves of a version is removed the next time. */
async function removeVersion(
  target: Target,
  files: readonly ListedFile[],
  recordName: string,
): Promise<void> {
  const isRecord = ({ path }: ListedFile) => path.endsWith(`/${recordName}`);
  await removeAll(target, files.filter(isRecord));
  await removeAll(
    target,
    files.filter((file) => !isRecord(file)),
  );
}

async function removeAll(target: Target, files: readonly ListedFile[]): Promise<void> {
  const limit = pLimit(maximumRemovals);
  await Promise.all(files.map(({ path }) => limit(() => target.remove(path))));
}
