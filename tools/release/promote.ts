import type { RemoteName } from 'shared/contract';
import type { WrittenEntry } from 'shared/registry';
import { changeEntry, readEntry } from './changeRegistry.ts';
import type { Deployment } from './deployment.ts';
import { compareHealth, enoughVisits, type Health, readHealth } from './health.ts';
import { promoted, withdrawn } from './registryChanges.ts';

interface PromoteOptions {
  deployment: Deployment;
  remote: RemoteName;
  /** Promotes without enough visits, or against what they say. */
  force?: boolean | undefined;
  log: (line: string) => void;
}

/**
 * Gives the candidate to everyone, if with those who tried it it failed no more often than the live
 * version; takes it back if it did.
 *
 * @throws Error when nothing is tried, or too few visitors have tried it yet.
 */
export async function promote(options: PromoteOptions): Promise<WrittenEntry> {
  const { deployment, remote, force, log } = options;
  const { registry } = deployment;
  if (force) return changeEntry(registry, remote, promoted);
  const entry = await readEntry(registry, remote);
  const { candidate } = entry;
  if (!candidate) throw new Error('No version is being tried.');

  const health = await readHealth(deployment.readConfig(), remote, candidate.publishedAt);
  log(line('live', entry.version, health));
  log(line('candidate', candidate.version, health));
  const verdict = compareHealth(entry, health);
  if (verdict === 'too-few') {
    throw new Error(
      `Fewer than ${enoughVisits} visits with the candidate: wait, or promote with --force.`,
    );
  }
  log(verdict === 'worse' ? 'It fails more often: taken back.' : 'It does as well: promoted.');
  return changeEntry(registry, remote, (current) => {
    if (current.candidate?.version !== candidate.version) {
      throw new Error('Another candidate is being tried meanwhile.');
    }
    return verdict === 'worse' ? withdrawn(current) : promoted(current);
  });
}

function line(name: string, version: string, health: ReadonlyMap<string, Health>): string {
  const { loads, failures } = health.get(version) ?? { loads: 0, failures: 0 };
  return `  ${name.padEnd(10)}${version}  loaded ${loads} times, failed ${failures} times`;
}
