import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames } from 'shared/contract';
import { type ShellRecord, shellRecordName } from 'shared/registry';
import type { Built } from '../build/build.ts';
import { publishShell } from '../prerender/publish.ts';
import { readRegistry, startRegistry } from './changeRegistry.ts';
import { asTable } from './checks/canIDeploy.ts';
import { compatibleWithShell } from './checks/compatibleWithShell.ts';
import { type Finding, finding } from './checks/finding.ts';
import type { Deployment } from './deployment.ts';
import { NotDeployable } from './release.ts';
import { describeShell } from './shellRecord.ts';
import { Conflict, type Target } from './target/target.ts';
import { readRecord } from './upload.ts';

interface ShellReleaseOptions {
  deployment: Deployment;
  shell: Built;
  commit: string;
  force?: boolean | undefined;
  log: (line: string) => void;
}

/**
 * Publishes a built shell, if every live section fits it: first what the pages load, then the pages,
 * then the worker and the record. The registry stays as it is.
 *
 * @throws NotDeployable when a live section would not work in it.
 */
export async function releaseShell(options: ShellReleaseOptions): Promise<void> {
  const { deployment, shell, commit, force, log } = options;
  log(`Can the shell ${shell.version} be deployed?`);
  const findings = await fitsEverySection(deployment, describeShell(shell.version, commit));
  log(asTable(findings));
  if (findings.some(({ ok }) => !ok) && !force) throw new NotDeployable();

  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  try {
    publishShell(folder, shell, deployment.readConfig(), commit);
    const files = inOrder(folder);
    for (const path of files) {
      await put(deployment.registry, path, readFileSync(`${folder}/${path}`));
    }
    await startRegistry(deployment.registry);
    log(`${files.length} files are at ${deployment.site}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whether what is live of every section fits a new shell, as far as their records say. */
async function fitsEverySection(deployment: Deployment, shell: ShellRecord): Promise<Finding[]> {
  const { remotes } = await readRegistry(deployment.registry);
  const findings: Finding[] = [];
  for (const remote of remoteNames) {
    const live = remotes.get(remote);
    // Its place says that it is not published; that is no reason to wait.
    if (!live) continue;
    const record = await readRecord(deployment.filesOf(remote).target, remote, live.version);
    const objections = compatibleWithShell(record, shell).filter(({ ok }) => !ok);
    findings.push(
      finding(
        `${remote} fits`,
        objections.map(({ detail }) => detail),
        live.version,
      ),
    );
  }
  return findings;
}

/** What pages load before the pages, and what speaks of all of it last. */
function inOrder(folder: string): string[] {
  const rank = (path: string) => {
    if (path.startsWith('static/')) return 0;
    if (path.endsWith('.html')) return 2;
    return path === 'sw.js' || path === shellRecordName ? 3 : 1;
  };
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => `${file.parentPath}/${file.name}`.slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort((one, other) => rank(one) - rank(other));
}

/** Writes a file over whatever is there, unless it is the same. */
async function put(target: Target, path: string, body: Buffer): Promise<void> {
  for (;;) {
    const there = await target.read(path);
    if (there?.body.equals(body)) return;
    try {
      await target.write(path, body, there?.tag);
      return;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
}
