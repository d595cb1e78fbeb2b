/**
 * Shows the plan of an import in the summary of the run, or imports with `--yes`: `node importContent.mjs <folder>`.
 * Files that are left out fail the import, and not the plan, which names them.
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, lstatSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const args = process.argv.slice(2);
const isImport = args.includes('--yes');
// The folder could be a link to other files of the runner.
const [folder = ''] = args;
if (lstatSync(folder).isSymbolicLink()) throw new Error(`${folder} is a link.`);

const { stdout, stderr, status } = spawnSync(
  path.join(root, 'node_modules/.bin/tsx'),
  [path.join(root, 'supabase/import/main.ts'), ...args, '--lang', 'it'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
const report = stdout.trim() || stderr.trim();
// The runner obeys lines that begin with `::`, and a file's name may be one.
const end = randomUUID();
console.log(`::stop-commands::${end}\n${report}\n::${end}::`);

// The summary takes one megabyte, and drops a larger one: without the whole plan, nothing can be approved.
const isTooLong = Buffer.byteLength(report) > 900_000;
const text = isTooLong ? 'The plan is too long: import a part of the files.' : report;
// A file's name may contain backticks.
const fence = '`'.repeat(Math.max(3, ...(text.match(/`+/g) ?? []).map(({ length }) => length + 1)));
appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${fence}\n${text}\n${fence}\n`);
if (isTooLong && !isImport) process.exitCode = 2;
else process.exitCode = status === 1 && !isImport ? 0 : (status ?? 2);
