/**
 * Makes a folder the only commit of a branch and pushes it: `node pushFolder.mjs <folder> <branch>`. A history would
 * double the repository with every hour's pages. It runs before anything is installed.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [folder, branch] = process.argv.slice(2);
if (!folder || !branch) throw new Error('node pushFolder.mjs <folder> <branch>');

const temporary = mkdtempSync(join(tmpdir(), 'push-'));
const env = {
  ...process.env,
  GIT_INDEX_FILE: join(temporary, 'index'),
  GIT_AUTHOR_NAME: 'Site',
  GIT_AUTHOR_EMAIL: 'site@users.noreply.github.com',
  GIT_COMMITTER_NAME: 'Site',
  GIT_COMMITTER_EMAIL: 'site@users.noreply.github.com',
};
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', env }).trim();

/** The tree of the branch as it is online; undefined before the first push. */
function treeOnline() {
  const [line] = git('ls-remote', 'origin', `refs/heads/${branch}`).split('\n');
  if (!line) return undefined;
  git('fetch', '--quiet', '--depth', '1', 'origin', branch);
  return git('rev-parse', 'FETCH_HEAD^{tree}');
}

try {
  // Ignored files too: the folder is what the host serves.
  git(`--work-tree=${resolve(folder)}`, 'add', '--all', '--force', '.');
  const tree = git('write-tree');
  if (tree === treeOnline()) console.log('Nothing has changed.');
  else {
    const commit = git('commit-tree', tree, '-m', 'The site');
    git('push', '--quiet', '--force', 'origin', `${commit}:refs/heads/${branch}`);
    console.log(`Pushed to ${branch}.`);
  }
} finally {
  rmSync(temporary, { recursive: true });
}
