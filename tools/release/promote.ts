import type { RemoteName } from 'shared/contract';
import type { RegistryEntry } from 'shared/registry';
import { aborted, promoted } from '../registry/entryTransitions.ts';
import { readEntry, updateEntry } from '../registry/updateRegistry.ts';
import type { Deployment } from './deployment.ts';
import { compareHealth, type Health, minimumVisits, readHealth } from './health.ts';
import { requireUsable } from './usableVersion.ts';

interface PromoteOptions {
  deployment: Deployment;
  remote: RemoteName;
  /** Promotes without comparing; aborts without checking. */
  force?: boolean | undefined;
  log: (line: string) => void;
}

/**
 * Makes the canary live if it failed no more often than the live version, else aborts it.
 *
 * @throws Error when there is no canary, too few visits for a comparison, or a version that cannot be used.
 */
export async function promote(options: PromoteOptions): Promise<RegistryEntry> {
  const { deployment, remote, force, log } = options;
  const { registry } = deployment;
  const replaceBy = async (next: RegistryEntry) => {
    await requireUsable(deployment, remote, next.version);
    return next;
  };
  if (force) return updateEntry(registry, remote, (current) => replaceBy(promoted(current)));
  const entry = await readEntry(registry, remote);
  const { canary } = entry;
  if (!canary) throw new Error('There is no canary.');

  // Entries written by older tools do not say when their canary began.
  const since = canary.startedAt ?? canary.publishedAt;
  const health = await readHealth(deployment.readConfig(), remote, since);
  log(line('live', entry.version, health));
  log(line('canary', canary.version, health));
  const verdict = compareHealth(entry, health);
  if (verdict === 'too-few') {
    throw new Error(
      `Fewer than ${minimumVisits} visits with the canary: wait, or promote with --force.`,
    );
  }
  log(verdict === 'worse' ? 'It fails more often: aborted.' : 'It does as well: promoted.');
  return updateEntry(registry, remote, (current) => {
    if (current.canary?.version !== canary.version) {
      throw new Error('Another canary has started meanwhile.');
    }
    return replaceBy(verdict === 'worse' ? aborted(current) : promoted(current));
  });
}

/**
 * Ends the canary.
 *
 * @throws Error when there is none, or the live version, which its visitors get then, cannot be used.
 */
export function abort({ deployment, remote, force }: PromoteOptions): Promise<RegistryEntry> {
  return updateEntry(deployment.registry, remote, async (current) => {
    const next = aborted(current);
    if (!force) await requireUsable(deployment, remote, next.version);
    return next;
  });
}

function line(name: string, version: string, health: ReadonlyMap<string, Health>): string {
  const { loads, failures } = health.get(version) ?? { loads: 0, failures: 0 };
  return `  ${name.padEnd(10)}${version}  loaded ${loads} times, failed ${failures} times`;
}
