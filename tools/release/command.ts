import { execFileSync } from 'node:child_process';
import type { RegistryEntry } from 'shared/registry';
import type { Artefact } from '../build/build.ts';
import type { Deployment } from '../deployment.ts';
import { repository, sourcesOf } from '../paths.ts';
import { retentionDays } from './prune/unusedVersions.ts';

/** The options of the release commands. */
interface Options {
  canary?: string | undefined;
  force?: boolean | undefined;
  uncommitted?: boolean | undefined;
  prune?: boolean | undefined;
  days?: string | undefined;
  /** The environment to which a version is promoted. */
  to?: Deployment | undefined;
}

/** What a release command does; its entry says what is live then, and is missing before the first release. */
export type Command = (
  deployment: Deployment,
  options: Options,
) => Promise<RegistryEntry | undefined>;

export function currentCommit(): string {
  return execFileSync('git', ['rev-parse', 'HEAD'], {
    cwd: repository,
    encoding: 'utf8',
  }).trim();
}

/** @throws Error when the text is no percentage of visitors. */
export function percentageOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percentage = Number(text);
  if (Number.isInteger(percentage) && percentage > 0 && percentage < 100) return percentage;
  throw new Error(`--canary needs a whole percentage of visitors, 1 to 99, not "${text}".`);
}

/** @throws Error when the text is no number of days. */
export function daysOf(text: string | undefined): number {
  if (text === undefined) return retentionDays;
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new Error(`--days needs a number of days, not "${text}".`);
}

/** A release record names its commit; sources that are not committed could not be found again. */
export function requireCommit(artefact: Artefact): void {
  const paths = sourcesOf(artefact).filter((path) => !/[\\/]node_modules[\\/]/.test(path));
  const changes = execFileSync('git', ['status', '--porcelain', '--', ...paths], {
    cwd: repository,
    encoding: 'utf8',
  });
  if (changes === '') return;
  throw new Error(
    `Commit first, or add --uncommitted. Not committed:\n${changes.trimEnd().replace(/^/gm, '  ')}`,
  );
}
