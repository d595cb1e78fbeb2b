import type { RegistryEntry } from 'shared/registry';
import type { ListedFile } from '../registry/target/target.ts';

/** A version that no registry entry names is kept this long, because open pages may still load its files. */
export const retentionDays = 30;

/** The name of the folder of a section's previews, which no entry names. */
export const previewsName = 'preview';

export const dayMs = 24 * 60 * 60 * 1000;

/** After this, files without a release record are leftovers of a release that was killed. */
const leftoverMs = dayMs;

/** The time from which each version is unused, as an ISO date. */
type UnusedSince = ReadonlyMap<string, string>;

interface Published {
  /** The versions' files: `guides/0.1.0-abc/remoteEntry.js`. */
  files: readonly ListedFile[];
  /** The name of the record that marks a version complete. */
  recordName: string;
  /** The versions that the entry names. */
  named: ReadonlySet<string>;
  unusedSince: UnusedSince;
}

/** The versions that an entry names: live, canary, and those to go back to. */
export function namedVersions(entry: RegistryEntry): ReadonlySet<string> {
  const { version, previous, canary, good = [], older = [] } = entry;
  const names = [version, previous?.version, canary?.version, ...older];
  return new Set(
    [...names, ...good.map((one) => one.version)].filter((name) => name !== undefined),
  );
}

/**
 * Finds the versions that nothing can still need: those that no entry has named for `days`, and what is left
 * of killed releases. The time from which a version is unused is remembered from one call to the next, because a
 * version may have been live for long after it was published.
 */
export function unusedVersions(
  { files, recordName, named, unusedSince }: Published,
  days: number,
  now: Date,
): { remove: ReadonlyMap<string, readonly ListedFile[]>; unusedSince: UnusedSince } {
  const remove = new Map<string, readonly ListedFile[]>();
  const remembered = new Map<string, string>();
  for (const [folder, own] of filesByFolder(files, 2)) {
    const [, version = ''] = folder.split('/');
    if (named.has(version) || version === previewsName) continue;
    const isComplete = own.some(({ path }) => path === `${folder}/${recordName}`);
    const lastWritten = Math.max(...own.map(({ modifiedMs }) => modifiedMs));
    if (!isComplete) {
      if (now.getTime() - lastWritten >= leftoverMs) remove.set(version, own);
      continue;
    }
    const since = unusedSince.get(version) ?? now.toISOString();
    if (now.getTime() - Date.parse(since) >= days * dayMs) remove.set(version, own);
    else remembered.set(version, since);
  }
  return { remove, unusedSince: remembered };
}

/** The files in each folder that many levels deep; files beside these folders belong to none. */
export function filesByFolder(
  files: readonly ListedFile[],
  depth: number,
): ReadonlyMap<string, readonly ListedFile[]> {
  const byFolder = new Map<string, ListedFile[]>();
  for (const file of files) {
    const names = file.path.split('/');
    if (names.length <= depth) continue;
    const folder = names.slice(0, depth).join('/');
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
  }
  return byFolder;
}
