import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../paths.ts';

/**
 * Calls back with a folder in which `shared` has the sources of the last commit, and the packages that are
 * installed now.
 */
export function withCommittedSources<Result>(use: (home: string) => Result): Result {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'contract-')));
  try {
    const archive = join(home, 'shared.tar');
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
    git('archive', '--format=tar', `--output=${archive}`, 'HEAD', 'shared/src');
    execFileSync('tar', ['-xf', 'shared.tar'], { cwd: home });
    // 'junction' is for Windows, where other links need rights.
    symlinkSync(`${root}shared/node_modules`, join(home, 'shared/node_modules'), 'junction');
    return use(home);
  } finally {
    rmSync(home, { recursive: true });
  }
}
