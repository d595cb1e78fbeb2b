import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type RegistryEntry,
  type ShellRecord,
  shellRecord,
  shellRecordName,
} from 'shared/registry';
import type { Built } from '../../build/build.ts';
import type { Deployment } from '../../deployment.ts';
import { publishShell } from '../../prerender/publishShell.ts';
import { released, withCanary } from '../../registry/entryTransitions.ts';
import { readShellRecord, shellFilePath, shellVersionOf } from '../../registry/shellRecord.ts';
import type { Target } from '../../registry/target/target.ts';
import { startRegistry, updateShellEntry } from '../../registry/updateRegistry.ts';
import { canIDeployShell } from '../checks/canIDeployShell.ts';
import { requireDeployable } from '../release.ts';
import { putFiles, putRecord } from '../upload.ts';
import { activateShell } from './activateShell.ts';

interface ShellReleaseOptions {
  deployment: Deployment;
  shell: Built;
  commit: string;
  /** Of visitors who get it as a canary; all of them when absent. */
  percentage?: number | undefined;
  /** Releases although the answer to *can I deploy?* is no. */
  force?: boolean | undefined;
  /** The routes that are opened in a browser; all of them when absent. */
  routes?: readonly string[] | undefined;
  log: (line: string) => void;
}

/**
 * Releases a built shell: *can I deploy?*, upload, `shell-versions.json`, and then the site's own pages. When
 * interrupted, a second call continues. The registry of sections is not changed.
 *
 * @throws NotDeployable when a check fails.
 */
export async function releaseShell(options: ShellReleaseOptions): Promise<RegistryEntry> {
  const { deployment, shell, commit, percentage, force, routes, log } = options;
  const { registry, site } = deployment;
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  try {
    const config = deployment.readConfig();
    const record = publishShell(folder, shell, config, commit);
    log(`Can the shell ${record.version} be deployed?`);
    const findings = await canIDeployShell({ deployment, folder, record, config, routes });
    requireDeployable(findings, { force, log });

    const version = shellVersionOf(await uploadShell(registry, folder, record), site);
    await startRegistry(registry);
    const entry = await updateShellEntry(registry, (current) =>
      percentage === undefined
        ? released(current, version)
        : withCanary(current, version, percentage),
    );
    await activateShell(registry);
    log(`${record.files.length} files are at ${site}`);
    return entry;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Uploads a version: assets, pages, and then the record that marks it complete. */
async function uploadShell(
  target: Target,
  folder: string,
  record: ShellRecord,
): Promise<ShellRecord> {
  const at = (path: string) => shellFilePath(record.version, path);
  const isAsset = ({ path }: ShellRecord['files'][number]) => path.startsWith('static/');
  await putFiles(target, folder, record.files.filter(isAsset), at);
  await putFiles(
    target,
    folder,
    record.files.filter((file) => !isAsset(file)),
    at,
  );
  // Two commits may build the same files.
  await putRecord(target, at(shellRecordName), record, (existing) => {
    const { files } = shellRecord.parse(JSON.parse(existing.toString()));
    return JSON.stringify(files) === JSON.stringify(record.files);
  });
  return readShellRecord(target, record.version);
}
