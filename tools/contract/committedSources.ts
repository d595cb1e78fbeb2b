import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../paths.ts';

/**
 * Calls back with a folder in which `shared` has the sources of the commit that last wrote a file, and the
 * packages that are installed now.
 *
 * @param written The file: sources that were committed since then are what it does not describe yet.
 */
export function withCommittedSources<Result>(
  written: string,
  use: (home: string) => Result,
): Result {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'contract-')));
  try {
    const archive = join(home, 'shared.tar');
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
    const commit = git('log', '-1', '--format=%H', '--', written).toString().trim();
    git('archive', '--format=tar', `--output=${archive}`, commit, 'shared/src');
    execFileSync('tar', ['-xf', 'shared.tar'], { cwd: home });
    // 'junction' is for Windows, where other links need rights.
    symlinkSync(`${root}shared/node_modules`, join(home, 'shared/node_modules'), 'junction');
    return use(home);
  } finally {
    rmSync(home, { recursive: true });
  }
}
