import type { SiteConfig } from 'shared/config';
import type { RemoteName } from 'shared/contract';
import type { RegistryEntry } from 'shared/registry';
import type { Deployment } from '../deployment.ts';
import { aborted, promoted } from '../registry/entryTransitions.ts';
import { canaryTest, compareWithLive, type Health } from './canaryDecision.ts';
import { readHealth, unseen } from './health.ts';
import { changeSection, readSection } from './sectionEntry.ts';
import { requireUsable } from './usableVersion.ts';

interface PromoteOptions {
  deployment: Deployment;
  remote: RemoteName;
  /** Promotes without comparing; aborts without checking. */
  force?: boolean | undefined;
  log: (line: string) => void;
}

/**
 * Makes the canary live if it does as well as the live version, else aborts it: see `compareWithLive`.
 *
 * @throws Error when there is no canary, too few visits to decide, or a version that cannot be used.
 */
export async function promote(options: PromoteOptions): Promise<RegistryEntry> {
  const { deployment, remote, force, log } = options;
  const replaceBy = async (next: RegistryEntry) => {
    await requireUsable(deployment, remote, next.version);
    return next;
  };
  const change = force
    ? promoted
    : await decideCanary(
        deployment.readConfig(),
        remote,
        await readSection(deployment, remote),
        log,
      );
  return changeSection(deployment, remote, (current) => replaceBy(change(current)));
}

/**
 * Compares the canary of a section, or of the shell, with the live version.
 *
 * @returns what becomes of an entry that still has this canary.
 * @throws Error when there is no canary, or too few visits to decide.
 */
export async function decideCanary(
  config: SiteConfig,
  name: RemoteName | 'shell',
  entry: RegistryEntry,
  log: (line: string) => void,
): Promise<(current: RegistryEntry) => RegistryEntry> {
  const { canary } = entry;
  if (!canary) throw new Error('There is no canary.');

  // Entries written by older tools do not say when their canary began.
  const since = canary.startedAt ?? canary.publishedAt;
  const health = await readHealth(config, name, since);
  const live = health.get(entry.version) ?? unseen;
  const candidate = health.get(canary.version) ?? unseen;
  log(describe('live', entry.version, live));
  log(describe('canary', canary.version, candidate));
  const verdict = compareWithLive(live, candidate);
  if (verdict === 'undecided') {
    throw new Error(
      `Too few visits to decide: wait (after ${canaryTest.enoughViews} with the canary it is decided), or promote with --force.`,
    );
  }
  log(verdict === 'worse' ? 'It fails more often: aborted.' : 'It does as well: promoted.');
  return (current) => {
    if (current.canary?.version !== canary.version) {
      throw new Error('Another canary has started meanwhile.');
    }
    return verdict === 'worse' ? aborted(current) : promoted(current);
  };
}

/**
 * Ends the canary.
 *
 * @throws Error when there is none, or the live version, which its visitors get then, cannot be used.
 */
export function abort({ deployment, remote, force }: PromoteOptions): Promise<RegistryEntry> {
  return changeSection(deployment, remote, async (current) => {
    const next = aborted(current);
    if (!force) await requireUsable(deployment, remote, next.version);
    return next;
  });
}

function describe(name: string, version: string, { views, failed }: Health): string {
  return `  ${name.padEnd(10)}${version}  failed in ${failed} of ${views} pages`;
}
