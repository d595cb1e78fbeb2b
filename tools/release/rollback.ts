import type { RemoteName } from 'shared/contract';
import type { PublishedVersion, WrittenEntry } from 'shared/registry';
import { publishedVersionOf } from './artefact.ts';
import { changeEntry, readEntry } from './changeRegistry.ts';
import type { Deployment } from './deployment.ts';
import { rolledBack } from './registryChanges.ts';
import { readRecord, versionFolder } from './upload.ts';

/**
 * Makes the version before the live one live again. Its files are still where they were, so only
 * the registry changes.
 *
 * Two who go back at the same moment go back once: who finds that the version is no longer live has
 * nothing left to do.
 *
 * @throws Error when there is no version before.
 */
export async function rollBack(
  deployment: Deployment,
  remote: RemoteName,
  log: (line: string) => void = () => {},
): Promise<WrittenEntry> {
  const { version: left } = await readEntry(deployment.registry, remote);
  return changeEntry(deployment.registry, remote, async (entry) => {
    if (entry.version !== left) return entry;
    const before = await versionNamed(deployment, remote, entry.older?.[0]).catch(
      (error: Error) => {
        // One more step back must not stand in the way of this one.
        log(`There will be no version before it: ${error.message}`);
        return null;
      },
    );
    return rolledBack(entry, before);
  });
}

/** A version whose whole description the registry has forgotten, as its own record tells it. */
async function versionNamed(
  deployment: Deployment,
  remote: RemoteName,
  version: string | undefined,
): Promise<PublishedVersion | null> {
  if (version === undefined) return null;
  const { target, url } = deployment.filesOf(remote);
  const record = await readRecord(target, remote, version);
  return publishedVersionOf(record, `${url}/${versionFolder(record)}`);
}
