import type { PublishedVersion, RegistryEntry } from 'shared/registry';
import { changeEntry, readEntry } from '../registry/entries.ts';
import { aborted, fallbacksOf, promoted, rolledBack } from '../registry/entryTransitions.ts';
import { type Artefact, requireUsable } from './artefact.ts';
import { canaryTest, compareVersions, describeHealth } from './canaryDecision.ts';
import { readHealth } from './health.ts';

interface ChangeOptions {
  /** Promotes without comparing; aborts and rolls back without checking. */
  force?: boolean | undefined;
  log: (line: string) => void;
}

/**
 * Makes the canary live if it fails no more often than the live version, else aborts it: see `compareWithLive`.
 *
 * @throws Error when there is no canary, too few visits to decide, or a version that cannot be used.
 */
export async function promote(
  artefact: Artefact,
  { force, log }: ChangeOptions,
): Promise<RegistryEntry> {
  const change = force ? promoted : await decideCanary(artefact, log);
  return changeLive(artefact, change);
}

/**
 * Compares the canary with the live version.
 *
 * @returns what becomes of an entry that still has this canary.
 */
async function decideCanary(
  artefact: Artefact,
  log: (line: string) => void,
): Promise<(current: RegistryEntry) => RegistryEntry> {
  const entry = await readEntry(artefact);
  const { canary } = entry;
  if (!canary) throw new Error('There is no canary.');
  // Entries written by older tools do not say when their canary began.
  const since = canary.startedAt ?? canary.publishedAt;
  const health = await readHealth(artefact.deployment.readConfig(), artefact.name, since);
  const comparison = compareVersions(canary.version, entry.version, health, true);
  const { verdict } = comparison;
  log(`  live      ${entry.version}  failed in ${describeHealth(comparison.healthOfOther)}`);
  log(`  canary    ${canary.version}  failed in ${describeHealth(comparison.health)}`);
  if (verdict === 'undecided') {
    throw new Error(
      `Too few visits to decide: wait (after ${canaryTest.enoughViews} with the canary it is decided), or promote with --force.`,
    );
  }
  log(verdict === 'worse' ? 'It fails more often: aborted.' : 'It fails no more often: promoted.');
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
 * @param expected The canary to end, by default any; nothing changes when there is another.
 * @throws Error when there is none, or the live version, which its visitors get then, cannot be used.
 */
export function abort(
  artefact: Artefact,
  { force }: ChangeOptions,
  expected?: string,
): Promise<RegistryEntry> {
  return changeLive(
    artefact,
    (entry) => {
      if (expected !== undefined && entry.canary?.version !== expected) return entry;
      return aborted(entry);
    },
    force,
  );
}

/**
 * Makes an earlier version live again, by default the previous one. Its files were never deleted, so only the entry
 * changes. Two concurrent rollbacks go back one version, not two: the second finds another version live.
 *
 * @param to The name of the version that becomes live.
 * @param expected The version to roll back, by default the live one; nothing changes when another is live.
 * @throws Error when there is no such version, or it cannot be used.
 */
export async function rollBack(
  artefact: Artefact,
  { force, log, to }: ChangeOptions & { to?: string | undefined },
  expected?: string,
): Promise<RegistryEntry> {
  const live = expected ?? (await readEntry(artefact)).version;
  if (to === live) throw new Error(`${to} is live already.`);
  const change = async (entry: RegistryEntry) => {
    if (entry.version !== live) return entry;
    const version = to === undefined ? entry.previous : (await artefact.readVersion(to)).published;
    if (!version) {
      throw new Error('There is no version before the live one: name one with --to <version>.');
    }
    const before = await firstPublished(artefact, fallbacksOf(entry, version.version), log);
    return rolledBack(entry, version, before);
  };
  return changeLive(artefact, change, force);
}

/** The first version that can be read: one that is missing must not prevent a rollback. */
async function firstPublished(
  artefact: Artefact,
  names: readonly string[],
  log: (line: string) => void,
): Promise<PublishedVersion | null> {
  for (const name of names) {
    try {
      return (await artefact.readVersion(name)).published;
    } catch (error) {
      log(
        `${name} is no version to fall back to: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
  log('There is no version to fall back to until the next release.');
  return null;
}

/** Changes an entry, after checking the version that will be live. */
function changeLive(
  artefact: Artefact,
  change: (entry: RegistryEntry) => RegistryEntry | Promise<RegistryEntry>,
  force = false,
): Promise<RegistryEntry> {
  return changeEntry(artefact, async (entry) => {
    const next = await change(entry);
    if (!force && next !== entry) await requireUsable(artefact, next.version);
    return next;
  });
}
