import type { RemoteName } from 'shared/contract';
import type { RegistryEntry } from 'shared/registry';
import type { Deployment } from '../deployment.ts';
import { readEntry } from '../registry/entries.ts';
import { folderTarget } from '../registry/target/folderTarget.ts';
import { withTemporaryFolder } from '../temporaryFolder.ts';
import { type canIDeploy, requireWritable } from './artefact.ts';
import type { Expectation } from './checks/finding.ts';
import { damagedFiles } from './files.ts';
import { publish, requireDeployable } from './release.ts';
import { sectionIn } from './section.ts';

interface PromoteToOptions {
  remote: RemoteName;
  from: Deployment;
  to: Deployment;
  /** The percentage of the visitors there who get it as a canary; all of them when absent. */
  percentage?: number | undefined;
  /** Goes on although the answer to *can I deploy?* is no; never with files that are not as they were published. */
  force?: boolean | undefined;
  /** The problems that are meant. */
  expect?: readonly Expectation[] | undefined;
  log: (line: string) => void;
  /** *Can I deploy?*, which needs a browser. */
  ask?: typeof canIDeploy;
}

/**
 * Makes the version of a section that is live in one environment live in another: the published files and their
 * record, without a build. *Can I deploy?* is asked again, because another shell is live there.
 *
 * @throws NotDeployable when a check fails, unless that is forced; Error when a file is not as it was published.
 * Nothing was changed then.
 */
export async function promoteTo(options: PromoteToOptions): Promise<RegistryEntry> {
  const { remote, from, to, percentage, ask } = options;
  const source = sectionIn(from, remote);
  const destination = sectionIn(to, remote);
  await requireWritable(destination);
  const { version: name } = await readEntry(source);
  const version = await source.readVersion(name);
  return withTemporaryFolder(async (folder) => {
    const copy = folderTarget(folder);
    const damaged = await damagedFiles(source.target, version, (path, body) =>
      copy.write(path, body, undefined),
    );
    if (damaged.length > 0) throw new Error(`${damaged.join(', ')}: nothing was changed.`);
    const candidate = destination.candidate(version.record, folder);
    await requireDeployable(destination, candidate, options, ask);
    return publish(destination, candidate, percentage);
  });
}
