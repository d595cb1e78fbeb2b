import type { RemoteName } from 'shared/contract';
import type { PublishedVersion, RegistryEntry } from 'shared/registry';
import type { Deployment } from '../deployment.ts';
import { publishedVersionOf } from '../registry/artefact.ts';
import { rolledBack } from '../registry/entryTransitions.ts';
import { changeSection, readSection } from './sectionEntry.ts';
import { readRecord, versionFolder } from './upload.ts';
import { requireUsable } from './usableVersion.ts';

interface RollBackOptions {
  /** Makes it live although the checks fail. */
  force?: boolean | undefined;
  log?: (line: string) => void;
  /** The version to roll back, by default the live one; nothing changes when another is live. */
  expected?: string;
}

/**
 * Makes the previous version live again. Its files were never deleted, so only the registry changes.
 * Two concurrent rollbacks go back one version, not two: the second finds another version live.
 *
 * @throws Error when there is no previous version, or it cannot be used.
 */
export async function rollBack(
  deployment: Deployment,
  remote: RemoteName,
  { force = false, log = () => {}, expected }: RollBackOptions = {},
): Promise<RegistryEntry> {
  const live = expected ?? (await readSection(deployment, remote)).version;
  return changeSection(deployment, remote, async (entry) => {
    if (entry.version !== live) return entry;
    const previous = await readPublishedVersion(deployment, remote, entry.older?.[0]).catch(
      (error: Error) => {
        // A missing older version must not prevent this rollback.
        log(`There will be no version before it: ${error.message}`);
        return null;
      },
    );
    const next = rolledBack(entry, previous);
    if (!force) await requireUsable(deployment, remote, next.version);
    return next;
  });
}

/** Reads an older version from its release record; the registry has only its name. */
async function readPublishedVersion(
  deployment: Deployment,
  remote: RemoteName,
  version: string | undefined,
): Promise<PublishedVersion | null> {
  if (version === undefined) return null;
  const { target, url } = deployment.filesOf(remote);
  const record = await readRecord(target, remote, version);
  return publishedVersionOf(record, `${url}/${versionFolder(record)}`);
}
