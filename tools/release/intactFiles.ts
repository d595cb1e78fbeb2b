import pLimit from 'p-limit';
import type { ReleasedFile } from 'shared/registry';
import { integrityOf } from '../registry/artefact.ts';
import type { Target } from '../registry/target/target.ts';
import { type Finding, finding } from './checks/finding.ts';

const maximumReads = 8;

/**
 * Whether the files of a published version are still there, as they were published.
 *
 * @param at Where a file was put.
 */
export async function intactFiles(
  target: Target,
  files: readonly ReleasedFile[],
  at: (path: string) => string,
): Promise<Finding> {
  const limit = pLimit(maximumReads);
  const problems = await Promise.all(
    files.map(({ path, integrity }) =>
      limit(async () => {
        const stored = await target.read(at(path));
        if (!stored) return [`${at(path)} is missing`];
        return integrityOf(stored.body) === integrity ? [] : [`${at(path)} has another content`];
      }),
    ),
  );
  return finding('its files are as published', problems.flat(), `${files.length} files`);
}

/**
 * Refuses a version that should become live when a check fails.
 *
 * @throws Error that lists the failed checks.
 */
export function requireAll(version: string, findings: readonly Finding[]): void {
  const failed = findings.filter(({ ok }) => !ok);
  if (failed.length === 0) return;
  const problems = failed.map(({ check, detail }) => `  ${check}: no. ${detail}`).join('\n');
  throw new Error(
    `${version} cannot be live, and nothing was changed; rollback and abort go on with --force.\n${problems}`,
  );
}
