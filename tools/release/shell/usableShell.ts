import { remoteNames } from 'shared/contract';
import type { RemoteVersions, ShellRecord } from 'shared/registry';
import type { Deployment } from '../../deployment.ts';
import { readShellRecord, shellFilePath } from '../../registry/shellRecord.ts';
import { readRegistry } from '../../registry/updateRegistry.ts';
import { compatibleWithShell } from '../checks/compatibleWithShell.ts';
import { type Finding, finding } from '../checks/finding.ts';
import { intactFiles, requireAll } from '../intactFiles.ts';
import { readRecord } from '../upload.ts';

/**
 * Checks a published version of the shell before it becomes live: its files, and its record against those of
 * the live sections. Seconds, because a rollback must not take longer.
 *
 * @throws Error that lists what is wrong.
 */
export async function requireUsableShell(deployment: Deployment, version: string): Promise<void> {
  const record = await readShellRecord(deployment.registry, version);
  requireAll(version, [
    await intactFiles(deployment.registry, record.files, (path) => shellFilePath(version, path)),
    ...(await compatibleWithSections(deployment, record)),
  ]);
}

/** Compares a shell with the live version and the canary of every section, by their records. */
export async function compatibleWithSections(
  deployment: Deployment,
  shell: ShellRecord,
): Promise<Finding[]> {
  const { remotes } = await readRegistry(deployment.registry);
  const findings: Finding[] = [];
  for (const remote of remoteNames) {
    const entry = remotes.get(remote);
    // The slot of an unpublished section shows an error; that does not block the shell.
    if (!entry) continue;
    const versions = usedVersions(entry);
    const problems: string[] = [];
    for (const version of versions) {
      const record = await readRecord(deployment.filesOf(remote).target, remote, version);
      const failed = compatibleWithShell(record, shell).filter(({ ok }) => !ok);
      problems.push(...failed.map(({ detail }) => `${version}: ${detail}`));
    }
    findings.push(finding(`${remote} fits`, problems, versions.join(', ')));
  }
  return findings;
}

function usedVersions({ version, canary }: RemoteVersions): string[] {
  return canary ? [version, canary.version] : [version];
}
