import type { RemoteName } from 'shared/contract';
import type { WrittenEntry } from 'shared/registry';
import { describeArtefact, publishedVersionOf } from './artefact.ts';
import { asTable, canIDeploy } from './checks/canIDeploy.ts';
import type { Deployment } from './deployment.ts';
import { publish } from './publish.ts';
import { readShellRecord } from './shellRecord.ts';
import { versionFolder } from './upload.ts';

interface ReleaseOptions {
  remote: RemoteName;
  deployment: Deployment;
  /** The folder of the build. */
  dist: string;
  version: string;
  commit: string;
  /** For how many visitors of a hundred; for all of them when absent. */
  percentage?: number | undefined;
  /** Releases although the answer to *can I deploy?* is no. */
  force?: boolean | undefined;
  log: (line: string) => void;
}

/** The answer to *can I deploy?* was no; nothing was changed. */
export class NotDeployable extends Error {
  constructor() {
    super('Not released: the answer to "can I deploy?" is no, and the live site is as it was.');
    this.name = 'NotDeployable';
  }
}

/**
 * Publishes a built section: asks *can I deploy?*, uploads its files, and changes the registry last.
 * Whenever it is interrupted, the live site is as it was; called again, it goes on.
 *
 * @throws NotDeployable when the live site would not work with it.
 */
export async function release(options: ReleaseOptions): Promise<WrittenEntry> {
  const { remote, deployment, dist, version, commit, percentage, log } = options;
  const { url } = deployment.filesOf(remote);
  const publishedAt = new Date().toISOString();
  const record = describeArtefact(remote, dist, { version, commit, publishedAt });
  const published = publishedVersionOf(record, `${url}/${versionFolder(record)}`);

  const shell = await readShellRecord(deployment.registry);
  log(`Can ${remote} ${version} be deployed?`);
  const question = { remote, dist, record, version: published, shell, site: deployment.site };
  const findings = await canIDeploy(question);
  log(asTable(findings));
  if (findings.some(({ ok }) => !ok)) {
    if (!options.force) throw new NotDeployable();
    log('  Released all the same, as you asked.');
  }

  const entry = await publish(deployment, remote, dist, record, percentage);
  log(`${record.files.length} files are at ${published.entry.url.replace(/[^/]+$/, '')}`);
  return entry;
}
