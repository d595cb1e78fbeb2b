import type { RemoteName } from 'shared/contract';
import type { Deployment } from '../deployment.ts';
import { readShellRecord } from '../registry/shellRecord.ts';
import { compatibleWithShell } from './checks/compatibleWithShell.ts';
import { intactFiles, requireAll } from './intactFiles.ts';
import { readRecord, versionFolder } from './upload.ts';

/**
 * Checks a published version of a section before it becomes live: its files, and its record against the live
 * shell's. Seconds, because a rollback must not take longer.
 *
 * @throws Error that lists what is wrong.
 */
export async function requireUsable(
  deployment: Deployment,
  remote: RemoteName,
  version: string,
): Promise<void> {
  const { target } = deployment.filesOf(remote);
  const record = await readRecord(target, remote, version);
  const files = record.server ? [...record.files, record.server] : record.files;
  requireAll(version, [
    await intactFiles(target, files, (path) => `${versionFolder(record)}/${path}`),
    ...compatibleWithShell(record, await readShellRecord(deployment.registry)),
  ]);
}
