import type { RemoteName } from 'shared/contract';
import type { ReleaseRecord, WrittenEntry } from 'shared/registry';
import { publishedVersionOf } from './artefact.ts';
import { changeRegistry } from './changeRegistry.ts';
import type { Deployment } from './deployment.ts';
import { released, tried } from './registryChanges.ts';
import { upload, versionFolder } from './upload.ts';

/**
 * Uploads a build and changes the registry last. Killed at any moment, it leaves the live site as it
 * was; called again, it goes on where it stopped.
 */
export async function publish(
  deployment: Deployment,
  remote: RemoteName,
  dist: string,
  record: ReleaseRecord,
  percentage?: number,
): Promise<WrittenEntry> {
  const { target, url } = deployment.filesOf(remote);
  const published = await upload(target, dist, record);
  const version = publishedVersionOf(published, `${url}/${versionFolder(record)}`);
  return changeRegistry(deployment.registry, remote, (entry) =>
    percentage === undefined ? released(entry, version) : tried(entry, version, percentage),
  );
}
