import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { minVersion } from 'semver';
import type { RemoteName } from 'shared/contract';
import { type ContainerManifest, containerManifestName, serverFileName } from 'shared/federation';
import {
  encodePath,
  type PublishedFile,
  type PublishedVersion,
  type ReleasedFile,
  type ReleaseRecord,
  releaseRecord,
  releaseRecordName,
} from 'shared/registry';
import { filesBelow } from '../paths.ts';
import type { Target } from './target/target.ts';

const entry = 'remoteEntry.js';

/**
 * Derives the release record of a built section from its files.
 *
 * @param dist The folder of the build.
 * @throws Error in one sentence when the folder has no built section.
 */
export function createReleaseRecord(
  remote: RemoteName,
  dist: string,
  { version, commit, publishedAt }: Pick<ReleaseRecord, 'version' | 'commit' | 'publishedAt'>,
): ReleaseRecord {
  const manifestFile = `${dist}/${containerManifestName}`;
  if (!existsSync(manifestFile)) throw new Error(`${remote} is not built.`);
  const { exposes, views, shared, react, uses, usedTypes }: ContainerManifest = JSON.parse(
    readFileSync(manifestFile, 'utf8'),
  );
  return {
    schema: 1,
    remote,
    version,
    contract: contractOf(shared),
    commit,
    publishedAt,
    entry,
    files: servedPaths(dist).map((path) => describeFile(dist, path)),
    server: describeFile(dist, serverFileName),
    modules: exposes,
    views,
    requires: shared,
    react,
    uses,
    usedTypes,
  };
}

/**
 * Reads the record of a published version.
 *
 * @throws Error when it was never completely published, or when the record is another version's, such as a preview's.
 */
export async function readSectionRecord(
  target: Target,
  remote: RemoteName,
  version: string,
): Promise<ReleaseRecord> {
  const path = `${remote}/${version}/${releaseRecordName}`;
  const stored = await target.read(path);
  if (!stored) throw new Error(`${path} is not there: that version was never published.`);
  const record = releaseRecord.parse(JSON.parse(stored.body.toString()));
  if (record.remote === remote && record.version === version) return record;
  throw new Error(`${path} is the record of ${record.remote} ${record.version}.`);
}

/** The contract version is the major version of `shared/runtime` that the section requires. */
function contractOf(requires: Record<string, string>): number {
  return minVersion(requires['shared/runtime'] ?? '0')?.major ?? 0;
}

/** The files that a page may request. */
function servedPaths(dist: string): string[] {
  return [...filesBelow(dist).filter((path) => path.startsWith('static/')), entry];
}

/** A file as records list it. */
export function describeFile(dist: string, path: string): ReleasedFile {
  const body = readFileSync(`${dist}/${path}`);
  return { path, bytes: body.length, integrity: integrityOf(body) };
}

/** The hash of a file for subresource integrity. */
export function integrityOf(body: Buffer): string {
  return `sha384-${createHash('sha384').update(body).digest('base64')}`;
}

/**
 * A release as an entry of the registry.
 *
 * @param base The URL of its folder: `https://guides.example.org/guides/0.1.0-abc`.
 */
export function publishedVersionOf(record: ReleaseRecord, base: string): PublishedVersion {
  const integrities = new Map(record.files.map(({ path, integrity }) => [path, integrity]));
  const file = (path: string): PublishedFile => ({
    url: `${base}/${encodePath(path)}`,
    integrity: integrities.get(path),
  });
  const { version, contract, commit, publishedAt, server } = record;
  const preload = Object.entries(record.modules)
    // Only tests load this module.
    .filter(([module]) => module !== 'singletons')
    // Scripts have no hashes: the entry checks them, and hashes would double the registry.
    .map(([module, paths]) => [
      module,
      paths.map((path) => (path.endsWith('.css') ? file(path) : { url: file(path).url })),
    ]);
  return {
    version,
    entry: file(record.entry),
    preload: Object.fromEntries(preload),
    ...(server
      ? { server: { url: `${base}/${encodePath(server.path)}`, integrity: server.integrity } }
      : {}),
    contract,
    commit,
    publishedAt,
  };
}
