import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames } from 'shared/contract';
import { type ShellRecord, shellRecordName } from 'shared/registry';
import type { Built } from '../build/build.ts';
import { filesBelow } from '../paths.ts';
import { publishShell } from '../prerender/publishShell.ts';
import { describeShell } from '../registry/shellRecord.ts';
import { overwrite } from '../registry/target/overwrite.ts';
import { readRegistry, startRegistry } from '../registry/updateRegistry.ts';
import { compatibleWithShell } from './checks/compatibleWithShell.ts';
import { asTable, type Finding, finding } from './checks/finding.ts';
import type { Deployment } from './deployment.ts';
import { NotDeployable } from './release.ts';
import { readRecord } from './upload.ts';

interface ShellReleaseOptions {
  deployment: Deployment;
  shell: Built;
  commit: string;
  force?: boolean | undefined;
  log: (line: string) => void;
}

/**
 * Releases a built shell if it is compatible with every live section. The registry is not changed.
 *
 * @throws NotDeployable when it is not compatible with a live section.
 */
export async function releaseShell(options: ShellReleaseOptions): Promise<void> {
  const { deployment, shell, commit, force, log } = options;
  log(`Can the shell ${shell.version} be deployed?`);
  const findings = await compatibleWithSections(deployment, describeShell(shell.version, commit));
  log(asTable(findings));
  if (findings.some(({ ok }) => !ok) && !force) throw new NotDeployable();

  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  try {
    publishShell(folder, shell, deployment.readConfig(), commit);
    const files = filesInUploadOrder(folder);
    for (const path of files) {
      await overwrite(deployment.registry, path, readFileSync(`${folder}/${path}`));
    }
    await startRegistry(deployment.registry);
    log(`${files.length} files are at ${deployment.site}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Compares the new shell with the live version of every section, by their records. */
async function compatibleWithSections(
  deployment: Deployment,
  shell: ShellRecord,
): Promise<Finding[]> {
  const { remotes } = await readRegistry(deployment.registry);
  const findings: Finding[] = [];
  for (const remote of remoteNames) {
    const live = remotes.get(remote);
    // The slot of an unpublished section shows an error; that does not block the shell.
    if (!live) continue;
    const record = await readRecord(deployment.filesOf(remote).target, remote, live.version);
    const problems = compatibleWithShell(record, shell).filter(({ ok }) => !ok);
    findings.push(
      finding(
        `${remote} fits`,
        problems.map(({ detail }) => detail),
        live.version,
      ),
    );
  }
  return findings;
}

/** Assets, then the pages that load them, then the service worker and the record. */
function filesInUploadOrder(folder: string): string[] {
  const rank = (path: string) => {
    if (path.startsWith('static/')) return 0;
    if (path.endsWith('.html')) return 2;
    return path === 'sw.js' || path === shellRecordName ? 3 : 1;
  };
  return filesBelow(folder).sort((one, other) => rank(one) - rank(other));
}
