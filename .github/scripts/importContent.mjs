/**
 * Shows the plan of an import in the summary of the run, or imports with `--yes`: `node importContent.mjs <folder>`.
 * Files that are left out fail the import, and not the plan, which names them.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const args = process.argv.slice(2);
const isImport = args.includes('--yes');

const { stdout, stderr, status } = spawnSync(
  path.join(root, 'node_modules/.bin/tsx'),
  [path.join(root, 'supabase/import/main.ts'), ...args, '--lang', 'it'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
const report = stdout.trim() || stderr.trim();
console.log(report);

// A file's name may contain backticks, and the summary takes one megabyte.
const text = report.slice(0, 500_000);
const fence = '`'.repeat(Math.max(3, ...(text.match(/`+/g) ?? []).map(({ length }) => length + 1)));
appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${fence}\n${text}\n${fence}\n`);
process.exitCode = status === 1 && !isImport ? 0 : (status ?? 2);
