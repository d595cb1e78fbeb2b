import type { CandidateVersion, PublishedVersion, WrittenEntry } from 'shared/registry';

/** How many versions an entry names beyond the live one and the one before it. */
const remembered = 10;

/** The entry once `version` is live: what was live before is the way back, a trial ends. */
export function released(entry: WrittenEntry | undefined, version: PublishedVersion): WrittenEntry {
  // Released again, after an interruption or by hand: it must not become its own way back.
  if (entry?.version === version.version) return { ...entry, ...version, candidate: null };
  if (!entry) return { ...version, previous: null, older: [], candidate: null };
  const older = [entry.previous?.version, ...(entry.older ?? [])]
    .filter((name) => name !== undefined)
    .filter((name) => name !== version.version)
    .slice(0, remembered);
  return { ...version, previous: onlyVersion(entry), older, candidate: null };
}

/**
 * The entry once the version before is live again. What is taken back stays nowhere: it would be
 * the way back into the fault.
 *
 * @param before What the version before that was, whole: `older` has its name only.
 * @throws Error when there was none.
 */
export function rolledBack(entry: WrittenEntry, before: PublishedVersion | null): WrittenEntry {
  if (!entry.previous) throw new Error('There is no version before the live one.');
  const older = entry.older ?? [];
  return {
    ...entry.previous,
    previous: before,
    older: before ? older.filter((name) => name !== before.version) : older,
    candidate: null,
  };
}

/** The entry while some visitors try a version. */
export function tried(
  entry: WrittenEntry | undefined,
  version: PublishedVersion,
  percentage: number,
): WrittenEntry {
  if (!entry) throw new Error('Nothing is live yet: release it to everyone first.');
  if (entry.version === version.version) throw new Error(`${version.version} is live already.`);
  return { ...entry, candidate: { ...version, percentage } };
}

/** The entry once the candidate is everyone's. */
export function promoted(entry: WrittenEntry): WrittenEntry {
  const { percentage: _, ...version } = candidateOf(entry);
  return released(entry, version);
}

/** The entry once nobody tries the candidate any more. */
export function withdrawn(entry: WrittenEntry): WrittenEntry {
  candidateOf(entry);
  return { ...entry, candidate: null };
}

function candidateOf({ candidate }: WrittenEntry): CandidateVersion {
  if (!candidate) throw new Error('No version is being tried.');
  return candidate;
}

function onlyVersion(entry: WrittenEntry): PublishedVersion {
  const { previous: _, older: __, candidate: ___, ...version } = entry;
  return version;
}
