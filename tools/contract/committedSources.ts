import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** The branch that is released: in a clone the remote's, else the local one. */
const releasedBranches = ['origin/main', 'main'];

/**
 * The commit whose contract is raised: where the branch left `main`, so that all of its commits raise the version
 * once. In a clone without that branch it is the last commit.
 *
 * @param since Another commit, such as that of the live shell.
 * @throws Error when there is no such commit.
 */
export function baseCommit(since?: string, repository = root): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim();
  const find = (name: string) => {
    try {
      return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    } catch {
      return undefined;
    }
  };
  if (since !== undefined) {
    const commit = find(since);
    if (commit) return commit;
    throw new Error(`There is no commit "${since}" in this repository.`);
  }
  const released = releasedBranches.map(find).find((commit) => commit !== undefined);
  try {
    return git('merge-base', 'HEAD', released ?? 'HEAD');
  } catch {
    // A clone without its history has no merge base.
    return git('rev-parse', 'HEAD');
  }
}

/** A file as a commit has it. */
export function committedFile(path: string, commit: string): string {
  return execFileSync('git', ['show', `${commit}:${path}`], { cwd: root, encoding: 'utf8' });
}

/**
 * Calls back with a folder that contains `shared` as of the last commit that changed a file, with the packages that
 * are installed now.
 *
 * @param written The generated file: later commits are not in it yet.
 * @param until Later commits do not count.
 */
export function withCommittedSources<Result>(
  written: string,
  until: string,
  use: (home: string) => Result,
): Result {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'contract-')));
  try {
    const archive = join(home, 'shared.tar');
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
    const commit = git('log', '-1', '--format=%H', until, '--', written).toString().trim();
    git('archive', '--format=tar', `--output=${archive}`, commit, 'shared/src');
    execFileSync('tar', ['-xf', 'shared.tar'], { cwd: home });
    // 'junction' is for Windows, where other links need rights.
    symlinkSync(`${root}shared/node_modules`, join(home, 'shared/node_modules'), 'junction');
    return use(home);
  } finally {
    rmSync(home, { recursive: true });
  }
}
