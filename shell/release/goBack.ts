import type { RemoteName } from 'shared/contract';
import type { PublishedVersion, WrittenEntry } from 'shared/registry';
import { publishedVersionOf } from './artefact.ts';
import { changeRegistry } from './changeRegistry.ts';
import type { Deployment } from './deployment.ts';
import { rolledBack } from './registryChanges.ts';
import { readRecord, versionFolder } from './upload.ts';

/**
 * Makes the version before the live one live again. Its files are still where they were, so only
 * the registry changes.
 *
 * @throws Error when there is no version before.
 */
export function rollBack(deployment: Deployment, remote: RemoteName): Promise<WrittenEntry> {
  return changeRegistry(deployment.registry, remote, async (entry) => {
    if (!entry) throw new Error(`The registry has no usable entry of ${remote}.`);
    return rolledBack(entry, await versionNamed(deployment, remote, entry.older?.[0]));
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
