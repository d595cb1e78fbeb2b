import { contractVersion, type RemoteName, remoteNames } from 'shared/contract';
import { providedExports, providedTypes, sharedVersions } from 'shared/federation';
import {
  type PublishedVersion,
  type RegistryEntry,
  type ShellRecord,
  shellRecord,
  shellRecordName,
} from 'shared/registry';
import { shellEntryPath, shellFolder } from '../../shell/src/boot/shellVersions.ts';
import { places, searchGroups } from '../../shell/src/composition.ts';
import { parseEntry } from './entries.ts';
import type { Target } from './target/target.ts';

/** A version's frame of the home page, by which its entry names it. */
const shellPage = 'index.html';

type Provided = Pick<
  ShellRecord,
  'contract' | 'provides' | 'exports' | 'types' | 'needs' | 'searchGroups'
>;

/** What a shell of this checkout provides to sections and needs from them. */
export function describeShell(): Provided {
  const viewsOf = (remote: RemoteName) =>
    places
      .filter(({ view }) => view.remote === remote)
      .map(({ path, view: { module, view } }) => ({ module, view, path }));
  const groupsOf = (remote: RemoteName) =>
    searchGroups.filter((group) => group.remote === remote).map(({ group }) => group);
  return {
    contract: contractVersion,
    provides: sharedVersions,
    exports: providedExports(),
    types: providedTypes,
    needs: Object.fromEntries(remoteNames.map((remote) => [remote, viewsOf(remote)])),
    searchGroups: Object.fromEntries(remoteNames.map((remote) => [remote, groupsOf(remote)])),
  };
}

/** Where a file of a version is published: those of `static/` have hashes in their names. */
export function shellFilePath(version: string, path: string): string {
  return path.startsWith('static/') ? path : `${shellFolder}/${version}/${path}`;
}

/**
 * Reads the record of a version of the shell; by default of the live one.
 *
 * @throws Error when it was never completely published.
 */
export async function readShellRecord(target: Target, version?: string): Promise<ShellRecord> {
  const name = version ?? (await readLiveShell(target)).version;
  const path = shellFilePath(name, shellRecordName);
  const stored = await target.read(path);
  if (!stored) throw new Error(`${path} is not there: that shell was never published.`);
  const record = shellRecord.parse(JSON.parse(stored.body.toString()));
  if (record.version === name) return record;
  throw new Error(`${path} is the record of ${record.version}.`);
}

/**
 * The entry of the shell.
 *
 * @throws Error when no shell is published there.
 */
export async function readLiveShell(target: Target): Promise<RegistryEntry> {
  const stored = await target.read(shellEntryPath);
  const entry = stored && parseEntry(stored.body);
  if (entry) return entry;
  throw new Error(`There is no usable ${shellEntryPath}: no shell is published there.`);
}

/** A published shell as entries name it. */
export function shellVersionOf(record: ShellRecord, site: string): PublishedVersion {
  const { version, contract, commit, publishedAt } = record;
  const fileAt = (path: string, integrity?: string) => ({
    url: new URL(shellFilePath(version, path), site).href,
    integrity,
  });
  const page = record.files.find(({ path }) => path === shellPage);
  const { server } = record;
  return {
    version,
    entry: fileAt(shellPage, page?.integrity),
    preload: {},
    ...(server ? { server: fileAt(server.path, server.integrity) } : {}),
    contract,
    commit,
    publishedAt,
  };
}
