import type { RegistryEntry } from 'shared/registry';
import type { ListedFile } from '../../registry/target/target.ts';

/** A version that no registry entry names is kept this long, because open pages may still load its files. */
export const retentionDays = 30;

const dayMs = 24 * 60 * 60 * 1000;

/** After this, files without a release record are leftovers of a release that was killed. */
const leftoverMs = dayMs;

/** Since when each version has been unused, as an ISO date. */
type UnusedSince = Readonly<Record<string, string>>;

interface Published {
  /** The versions' files: `guides/0.1.0-abc/remoteEntry.js`. */
  files: readonly ListedFile[];
  /** The name of the record that marks a version complete. */
  recordName: string;
  /** The versions that the registry names. */
  named: ReadonlySet<string>;
  unusedSince: UnusedSince;
}

/** The versions that a registry entry names: live, canary, and those to go back to. */
export function namedVersions(entry: RegistryEntry): ReadonlySet<string> {
  const { version, previous, canary, good = [], older = [] } = entry;
  const names = [version, previous?.version, canary?.version, ...older];
  return new Set(
    [...names, ...good.map((one) => one.version)].filter((name) => name !== undefined),
  );
}

/**
 * Finds the versions that nothing can still need: those that no entry has named for `days`, and what is left
 * of killed releases. Since when a version is unused is remembered from one call to the next, because a version
 * may have been live for long after it was published.
 */
export function unusedVersions(
  { files, recordName, named, unusedSince }: Published,
  days: number,
  now: Date,
): { remove: string[]; unusedSince: UnusedSince } {
  const remove: string[] = [];
  const remembered: Record<string, string> = {};
  for (const [version, own] of filesByVersion(files)) {
    if (named.has(version)) continue;
    const isComplete = own.some(({ path }) => path.endsWith(`/${version}/${recordName}`));
    const lastWritten = Math.max(...own.map(({ modifiedMs }) => modifiedMs));
    if (!isComplete) {
      if (now.getTime() - lastWritten >= leftoverMs) remove.push(version);
      continue;
    }
    const since = unusedSince[version] ?? now.toISOString();
    if (now.getTime() - Date.parse(since) >= days * dayMs) remove.push(version);
    else remembered[version] = since;
  }
  return { remove, unusedSince: remembered };
}

/** The files of each folder of a version; what lies beside these folders belongs to none. */
function filesByVersion(files: readonly ListedFile[]): ReadonlyMap<string, ListedFile[]> {
  const byVersion = new Map<string, ListedFile[]>();
  for (const file of files) {
    const [, version, ...path] = file.path.split('/');
    if (version === undefined || path.length === 0) continue;
    byVersion.set(version, [...(byVersion.get(version) ?? []), file]);
  }
  return byVersion;
}
