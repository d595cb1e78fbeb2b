import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import {
  type ReleasedFile,
  type ReleaseRecord,
  releaseRecord,
  releaseRecordName,
} from 'shared/registry';
import { integrityOf } from '../registry/artefact.ts';
import { Conflict, type Target } from '../registry/target/target.ts';

const maximumUploads = 8;

/** The folder of a version, in the section's target and below its URL. */
export function versionFolder({
  remote,
  version,
}: Pick<ReleaseRecord, 'remote' | 'version'>): string {
  return `${remote}/${version}`;
}

/** The name of the folder of a section's previews, which no registry entry names. */
export const previewsName = 'preview';

/** The folder of a preview of a version. */
export function previewFolder({
  remote,
  version,
}: Pick<ReleaseRecord, 'remote' | 'version'>): string {
  return `${remote}/${previewsName}/${version}`;
}

/**
 * Uploads a version: assets, then the entry, then the release record that marks it complete. Existing files are never overwritten; an interrupted upload is completed.
 *
 * @param folder Where it is put.
 * @returns the published record, which is the older one when the version was published before.
 * @throws Error when the version is published with other contents.
 */
export async function upload(
  target: Target,
  dist: string,
  record: ReleaseRecord,
  folder = versionFolder(record),
): Promise<ReleaseRecord> {
  const first = record.files.filter(({ path }) => path.startsWith('static/'));
  const last = record.files.filter(({ path }) => !path.startsWith('static/'));
  if (record.server) first.push(record.server);
  const at = (path: string) => `${folder}/${path}`;
  await putFiles(target, dist, first, at);
  await putFiles(target, dist, last, at);
  await putRecord(target, at(releaseRecordName), record, (existing) =>
    sameFiles(parseRecord(existing), record),
  );
  return readRecordIn(target, folder);
}

/**
 * Uploads files of a version, some at a time. Existing files are never overwritten.
 *
 * @param at Where a file is put.
 */
export async function putFiles(
  target: Target,
  dist: string,
  files: readonly ReleasedFile[],
  at: (path: string) => string,
): Promise<void> {
  const put = async ({ path, integrity }: ReleasedFile) => {
    const body = await readFile(`${dist}/${path}`);
    if (integrityOf(body) !== integrity) throw new Error(`${path} changed while it was released.`);
    await putNew(target, at(path), body, (existing) => integrityOf(existing) === integrity);
  };
  const limit = pLimit(maximumUploads);
  await Promise.all(files.map((file) => limit(put, file)));
}

/** Uploads the record that marks a version complete. */
export function putRecord(
  target: Target,
  path: string,
  record: unknown,
  isSame: (existing: Buffer) => boolean,
): Promise<void> {
  return putNew(target, path, Buffer.from(`${JSON.stringify(record, null, 2)}\n`), isSame);
}

async function putNew(
  target: Target,
  path: string,
  body: Buffer,
  isSame: (existing: Buffer) => boolean,
): Promise<void> {
  try {
    await target.write(path, body, undefined);
  } catch (error) {
    const existing = error instanceof Conflict ? await target.read(path) : undefined;
    if (!existing) throw error;
    if (isSame(existing.body)) return;
    throw new Error(
      `${path} is published with other contents, and a published version never changes. The same sources must build the same files: look for what makes this build differ.`,
      { cause: error },
    );
  }
}

/** Two commits may build the same files, so only the files are compared. */
function sameFiles(one: ReleaseRecord, other: ReleaseRecord): boolean {
  const filesOf = ({ files, server }: ReleaseRecord) => JSON.stringify([files, server]);
  return filesOf(one) === filesOf(other);
}

/**
 * Reads the record of a published version.
 *
 * @throws Error when it was never completely published.
 */
export function readRecord(
  target: Target,
  remote: string,
  version: string,
): Promise<ReleaseRecord> {
  return readRecordIn(target, versionFolder({ remote, version }));
}

async function readRecordIn(target: Target, folder: string): Promise<ReleaseRecord> {
  const path = `${folder}/${releaseRecordName}`;
  const stored = await target.read(path);
  if (!stored) throw new Error(`${path} is not there: that version was never published.`);
  return parseRecord(stored.body);
}

function parseRecord(body: Buffer): ReleaseRecord {
  return releaseRecord.parse(JSON.parse(body.toString()));
}
