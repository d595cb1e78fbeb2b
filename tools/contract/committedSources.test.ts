/** Two breaking commits on one branch raised the contract by two majors, and no shell accepts sections of both. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { baseCommit } from './committedSources.ts';

const repository = mkdtempSync(join(tmpdir(), 'base-'));
afterAll(() => rmSync(repository, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim();

/** Commits a change, and returns the commit. */
function commit(content: string): string {
  writeFileSync(join(repository, 'file'), content);
  git('add', '.');
  const author = ['-c', 'user.name=Core', '-c', 'user.email=core@linea.example'];
  git(...author, 'commit', '--quiet', '--message', content);
  return git('rev-parse', 'HEAD');
}

it('compares with where the branch left main, however many commits it has', () => {
  git('init', '--quiet', '--initial-branch=main');
  const released = commit('released');
  const latest = commit('latest');
  expect(baseCommit(undefined, repository)).toBe(latest);
  git('switch', '--quiet', '--create', 'raise', released);
  commit('first');
  commit('second');
  expect(baseCommit(undefined, repository)).toBe(released);
});

it('compares with a commit that is named, such as that of the live shell', () => {
  const named = git('rev-parse', 'main');
  expect(baseCommit(named.slice(0, 10), repository)).toBe(named);
  expect(() => baseCommit('0000000', repository)).toThrow('no commit "0000000"');
});

it('compares with the last commit where there is no such branch', () => {
  git('branch', '--quiet', '-D', 'main');
  expect(baseCommit(undefined, repository)).toBe(git('rev-parse', 'HEAD'));
});
