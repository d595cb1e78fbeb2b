/**
 * Writes the sections whose files differ between two commits into the step's output, as a JSON list:
 * `node changedSections.mjs <before> <after>`. With `SECTION`, it is that one. It runs before anything is installed.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync } from 'node:fs';

const [before = '', after = 'HEAD'] = process.argv.slice(2);
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();

/** Before the first push of a branch, GitHub says zeros; the commit before a forced one may be gone. */
function base() {
  try {
    return git('rev-parse', '--verify', `${before}^{commit}`);
  } catch {
    return git('hash-object', '-t', 'tree', '/dev/null');
  }
}

function changed() {
  const files = git('diff', '--name-only', base(), after, '--', 'mf-*').split('\n');
  const names = files.flatMap((file) => file.match(/^mf-([^/]+)\//)?.[1] ?? []);
  // A section that was deleted has nothing to release.
  return [...new Set(names)].filter((name) => existsSync(`mf-${name}/section.json`));
}

const { SECTION, GITHUB_OUTPUT } = process.env;
const sections = SECTION ? [SECTION] : changed();
appendFileSync(GITHUB_OUTPUT, `sections=${JSON.stringify(sections)}\n`);
