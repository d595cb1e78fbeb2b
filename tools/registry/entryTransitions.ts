import type { CanaryVersion, PublishedVersion, RegistryEntry } from 'shared/registry';

/** How many version names an entry keeps beyond the live and the previous one. */
const maximumOlder = 10;

/** How many good versions an entry keeps. */
const maximumGood = 3;

/** A version that another one replaced earlier was probably not good. */
const goodAfterMs = 60 * 60 * 1000;

/** The entry once `version` is live. The live version becomes the previous one, and a canary ends. */
export function released(
  entry: RegistryEntry | undefined,
  version: PublishedVersion,
  now = new Date(),
): RegistryEntry {
  const liveSince = now.toISOString();
  // Releasing the live version again must not make it its own previous version.
  if (entry?.version === version.version) return { ...entry, ...version, canary: null };
  if (!entry) return { ...version, previous: null, older: [], canary: null, liveSince };
  const older = [entry.previous?.version, ...(entry.older ?? [])]
    .filter((name) => name !== undefined)
    .filter((name) => name !== version.version)
    .slice(0, maximumOlder);
  const good = goodVersions(entry, now).filter(({ version: name }) => name !== version.version);
  return { ...version, previous: versionOf(entry), older, good, canary: null, liveSince };
}

/**
 * The entry once an earlier version is live again. The faulty version is dropped from it, so that
 * another rollback cannot bring it back.
 *
 * @param before What the page falls back to, of `fallbacksOf`.
 */
export function rolledBack(
  entry: RegistryEntry,
  version: PublishedVersion,
  before: PublishedVersion | null,
  now = new Date(),
): RegistryEntry {
  return {
    ...versionOf(version),
    previous: before,
    older: fallbacksOf(entry, version.version).filter((name) => name !== before?.version),
    good: (entry.good ?? []).filter((good) => good.version !== entry.version),
    canary: null,
    liveSince: now.toISOString(),
  };
}

/** The names of the versions behind an earlier one, the latest first: those that were live before it, then good ones. */
export function fallbacksOf(entry: RegistryEntry, version: string): string[] {
  const { previous, older = [], good = [] } = entry;
  const history = [...(previous ? [previous.version] : []), ...older];
  const before = history.slice(history.indexOf(version) + 1);
  const names = new Set([...before, ...good.map((one) => one.version)]);
  return [...names].filter((name) => name !== version && name !== entry.version);
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
  return released(entry, versionOf(canaryOf(entry)));
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

/** The good versions of an entry, the live one among them if it has been live for long enough. */
function goodVersions(entry: RegistryEntry, now: Date): PublishedVersion[] {
  const earlier = (entry.good ?? []).filter(({ version }) => version !== entry.version);
  // Entries written by older tools do not say when it became live.
  const isGood = !entry.liveSince || now.getTime() - Date.parse(entry.liveSince) >= goodAfterMs;
  if (!isGood) return earlier;
  // Every page reads the registry, so a fallback has only what it needs: neither server file nor preloads.
  const { server, ...version } = versionOf(entry);
  return [{ ...version, preload: {} }, ...earlier].slice(0, maximumGood);
}

/** The version alone, of an entry or of a canary. */
function versionOf(of: PublishedVersion): PublishedVersion {
  const { version, entry, preload, server, contract, commit, publishedAt } = of;
  return { version, entry, preload, ...(server && { server }), contract, commit, publishedAt };
}
