import type { RemoteName } from 'shared/contract';
import type { RegistryEntry, ReleaseRecord } from 'shared/registry';
import type { Deployment } from '../deployment.ts';
import { createReleaseRecord, publishedVersionOf } from '../registry/artefact.ts';
import { readShellRecord } from '../registry/shellRecord.ts';
import { canIDeploy } from './checks/canIDeploy.ts';
import { asTable, type Finding } from './checks/finding.ts';
import { publish } from './publish.ts';
import { versionFolder } from './upload.ts';

export interface CheckOptions {
  remote: RemoteName;
  deployment: Deployment;
  /** The folder of the build. */
  dist: string;
  version: string;
  commit: string;
  /** Goes on although the answer to *can I deploy?* is no. */
  force?: boolean | undefined;
  /** Where its files will be, in the section's target and below its URL. */
  folderOf?: (record: ReleaseRecord) => string;
  log: (line: string) => void;
}

interface ReleaseOptions extends CheckOptions {
  /** Of visitors who get it as a canary; all of them when absent. */
  percentage?: number | undefined;
}

/** *Can I deploy?* found problems; nothing was changed. */
export class NotDeployable extends Error {
  constructor() {
    super('Not released: the answer to "can I deploy?" is no, and the live site is as it was.');
    this.name = 'NotDeployable';
  }
}

/**
 * Releases a built section: *can I deploy?*, upload, registry. When interrupted, the live site is
 * unchanged and a second call continues.
 *
 * @throws NotDeployable when a check fails.
 */
export async function release(options: ReleaseOptions): Promise<RegistryEntry> {
  const { remote, deployment, dist, percentage, log } = options;
  const record = await check(options);
  const entry = await publish(deployment, remote, dist, record, percentage);
  const { url } = deployment.filesOf(remote);
  log(`${record.files.length} files are at ${url}/${versionFolder(record)}/`);
  return entry;
}

/**
 * Asks *can I deploy?* and changes nothing.
 *
 * @returns the record of the build.
 * @throws NotDeployable when a check fails.
 */
export async function check(options: CheckOptions): Promise<ReleaseRecord> {
  const { remote, deployment, dist, version, commit, log, folderOf = versionFolder } = options;
  const { url } = deployment.filesOf(remote);
  const publishedAt = new Date().toISOString();
  const record = createReleaseRecord(remote, dist, { version, commit, publishedAt });
  const published = publishedVersionOf(record, `${url}/${folderOf(record)}`);

  const shell = await readShellRecord(deployment.registry);
  log(`Can ${remote} ${version} be deployed?`);
  const { site, registry } = deployment;
  const build = { site, published: registry, remote, dist, version: published };
  requireDeployable(await canIDeploy(build, record, shell), options);
  return record;
}

/**
 * Prints the answer to *can I deploy?*.
 *
 * @throws NotDeployable when a check fails, unless that is forced.
 */
export function requireDeployable(
  findings: readonly Finding[],
  { force, log }: Pick<CheckOptions, 'force' | 'log'>,
): void {
  log(asTable(findings));
  if (findings.every(({ ok }) => ok)) return;
  if (!force) throw new NotDeployable();
  log('  Released despite failed checks (--force).');
}
