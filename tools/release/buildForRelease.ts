import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { RemoteName } from 'shared/contract';
import { buildOne } from '../build/build.ts';
import { artefactFolder, root } from '../paths.ts';
import { commandOf } from '../program.ts';

/**
 * Type-checks, tests and builds a section.
 *
 * @throws Error in one sentence when one of them fails.
 */
export async function buildForRelease(
  remote: RemoteName,
  log: (line: string) => void,
): Promise<{ dist: string; version: string }> {
  const folder = artefactFolder(remote);
  log(`Types and tests of ${remote} …`);
  requireSuccess('types', commandOf(root, 'typescript', 'tsc'), ['-p', folder]);
  requireSuccess('tests', commandOf(root, 'vitest'), ['run', `mf-${remote}/`, '--reporter=dot']);
  // A release never reuses an earlier build.
  rmSync(`${folder}/dist`, { recursive: true, force: true });
  const { version } = await buildOne(remote, log);
  return { dist: `${folder}/dist`, version };
}

function requireSuccess(what: string, file: string, args: string[]): void {
  const { status } = spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Not released: the ${what} fail, see above.`);
}
