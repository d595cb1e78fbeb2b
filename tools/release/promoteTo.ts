import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteName } from 'shared/contract';
import type { RegistryEntry, ReleaseRecord } from 'shared/registry';
import type { Deployment } from '../deployment.ts';
import { integrityOf, publishedVersionOf } from '../registry/artefact.ts';
import { readShellRecord } from '../registry/shellRecord.ts';
import type { Target } from '../registry/target/target.ts';
import { canIDeploy } from './checks/canIDeploy.ts';
import { publish } from './publish.ts';
import { requireDeployable } from './release.ts';
import { readSection } from './sectionEntry.ts';
import { readRecord, versionFolder } from './upload.ts';

interface PromoteToOptions {
  remote: RemoteName;
  from: Deployment;
  to: Deployment;
  /** Of the visitors there who get it as a canary; all of them when absent. */
  percentage?: number | undefined;
  /** Goes on although the answer to *can I deploy?* is no; never with files that are not as they were published. */
  force?: boolean | undefined;
  log: (line: string) => void;
  /** *Can I deploy?*, which needs a browser. */
  ask?: typeof canIDeploy;
}

/**
 * Makes the version that is live in one environment live in another: the published files and their record, without
 * a build. *Can I deploy?* is asked again, because another shell is live there.
 *
 * @throws NotDeployable when a check fails, unless that is forced; Error when a file is not as it was published.
 * Nothing was changed then.
 */
export async function promoteTo(options: PromoteToOptions): Promise<RegistryEntry> {
  const { remote, from, to, percentage, force, log, ask = canIDeploy } = options;
  const { version } = await readSection(from, remote);
  const source = from.filesOf(remote).target;
  const record = await readRecord(source, remote, version);
  if (record.remote !== remote || record.version !== version) {
    throw new Error(
      `The record of ${remote} ${version} is that of ${record.remote} ${record.version}.`,
    );
  }
  const dist = mkdtempSync(join(tmpdir(), 'promoted-'));
  try {
    await download(source, record, dist);
    log(`Can ${remote} ${version} be deployed?`);
    const { url } = to.filesOf(remote);
    const build = {
      site: to.site,
      published: to.registry,
      remote,
      dist,
      version: publishedVersionOf(record, `${url}/${versionFolder(record)}`),
    };
    const findings = await ask(build, record, await readShellRecord(to.registry));
    requireDeployable(findings, { force, log });
    return await publish(to, remote, dist, record, percentage);
  } finally {
    rmSync(dist, { recursive: true });
  }
}

async function download(source: Target, record: ReleaseRecord, dist: string): Promise<void> {
  const { files, server } = record;
  for (const { path, integrity } of server ? [...files, server] : files) {
    const stored = await source.read(`${versionFolder(record)}/${path}`);
    if (!stored || integrityOf(stored.body) !== integrity) {
      throw new Error(`${versionFolder(record)}/${path} is not as it was published.`);
    }
    mkdirSync(dirname(`${dist}/${path}`), { recursive: true });
    writeFileSync(`${dist}/${path}`, stored.body);
  }
}
