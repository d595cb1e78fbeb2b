import type { RemoteName } from 'shared/contract';
import type { RegistryEntry, ReleaseRecord } from 'shared/registry';
import type { Deployment } from '../deployment.ts';
import { publishedVersionOf } from '../registry/artefact.ts';
import { released, withCanary } from '../registry/entryTransitions.ts';
import { updateSection } from './sectionEntry.ts';
import { upload, versionFolder } from './upload.ts';

/**
 * Uploads a build, then updates the registry. When interrupted, the live site is unchanged and a second
 * call continues.
 *
 * @param percentage Of visitors who get it as a canary; all of them when absent.
 */
export async function publish(
  deployment: Deployment,
  remote: RemoteName,
  dist: string,
  record: ReleaseRecord,
  percentage?: number,
): Promise<RegistryEntry> {
  const { target, url } = deployment.filesOf(remote);
  const published = await upload(target, dist, record);
  const version = publishedVersionOf(published, `${url}/${versionFolder(record)}`);
  return updateSection(deployment, remote, (entry) =>
    percentage === undefined ? released(entry, version) : withCanary(entry, version, percentage),
  );
}
