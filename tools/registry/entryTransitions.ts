import type { CanaryVersion, PublishedVersion, RegistryEntry } from 'shared/registry';

/** How many version names an entry keeps beyond the live and the previous one. */
const maximumOlder = 10;

/** The entry once `version` is live. The live version becomes the previous one, and a canary ends. */
export function released(
  entry: RegistryEntry | undefined,
  version: PublishedVersion,
): RegistryEntry {
  // Releasing the live version again must not make it its own previous version.
  if (entry?.version === version.version) return { ...entry, ...version, canary: null };
  if (!entry) return { ...version, previous: null, older: [], canary: null };
  const older = [entry.previous?.version, ...(entry.older ?? [])]
    .filter((name) => name !== undefined)
    .filter((name) => name !== version.version)
    .slice(0, maximumOlder);
  return { ...version, previous: onlyVersion(entry), older, canary: null };
}

/**
 * The entry once the previous version is live again. The faulty version is dropped from it, so that
 * another rollback cannot bring it back.
 *
 * @param before The version before the previous one; `older` has only its name.
 * @throws Error when there is no previous version.
 */
export function rolledBack(entry: RegistryEntry, before: PublishedVersion | null): RegistryEntry {
  if (!entry.previous) throw new Error('There is no version before the live one.');
  const older = entry.older ?? [];
  return {
    ...entry.previous,
    previous: before,
    older: before ? older.filter((name) => name !== before.version) : older,
    canary: null,
  };
}

/**
 * The entry while a percentage of visitors gets a version. With another percentage, the same canary goes
 * on: it keeps the time at which it began.
 */
export function withCanary(
  entry: RegistryEntry | undefined,
  version: PublishedVersion,
  percentage: number,
  now = new Date(),
): RegistryEntry {
  if (!entry) throw new Error('Nothing is live yet: release it to everyone first.');
  if (entry.version === version.version) throw new Error(`${version.version} is live already.`);
  const { canary } = entry;
  const begun = canary?.version === version.version ? canary.startedAt : undefined;
  return { ...entry, canary: { ...version, percentage, startedAt: begun ?? now.toISOString() } };
}

/** The entry once the canary is live. */
export function promoted(entry: RegistryEntry): RegistryEntry {
  const { percentage: _, startedAt: __, ...version } = canaryOf(entry);
  return released(entry, version);
}

/** The entry once the canary has ended. */
export function aborted(entry: RegistryEntry): RegistryEntry {
  canaryOf(entry);
  return { ...entry, canary: null };
}

function canaryOf({ canary }: RegistryEntry): CanaryVersion {
  if (!canary) throw new Error('There is no canary.');
  return canary;
}

function onlyVersion(entry: RegistryEntry): PublishedVersion {
  const { previous: _, older: __, canary: ___, ...version } = entry;
  return version;
}
