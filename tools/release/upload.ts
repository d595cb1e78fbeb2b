import { readFile } from 'node:fs/promises';
import {
  type ReleasedFile,
  type ReleaseRecord,
  releaseRecord,
  releaseRecordName,
} from 'shared/registry';
import { integrityOf } from './artefact.ts';
import { Conflict, type Target } from './target/target.ts';

/** Files on their way at the same time. */
const parallel = 8;

/** The folder of a version, below the section's target and its address. */
export function versionFolder({
  remote,
  version,
}: Pick<ReleaseRecord, 'remote' | 'version'>): string {
  return `${remote}/${version}`;
}

/**
 * Puts a version's files where the web server finds them: what others load first, then the entry,
 * then the record that makes it whole. Nothing that is there is ever overwritten; what an
 * interrupted upload left is completed.
 *
 * @returns the record as it is published: of a version that was there already, the first one.
 * @throws Error when the version is there with other contents.
 */
export async function upload(
  target: Target,
  dist: string,
  record: ReleaseRecord,
): Promise<ReleaseRecord> {
  const folder = versionFolder(record);
  const first = record.files.filter(({ path }) => path.startsWith('static/'));
  const last = record.files.filter(({ path }) => !path.startsWith('static/'));
  const waiting = [...first];
  const worker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await put(file);
  };
  const put = async ({ path, integrity }: ReleasedFile) => {
    const body = await readFile(`${dist}/${path}`);
    if (integrityOf(body) !== integrity) throw new Error(`${path} changed while it was released.`);
    await putNew(target, `${folder}/${path}`, body, (there) => integrityOf(there) === integrity);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  for (const file of last) await put(file);
  const text = Buffer.from(`${JSON.stringify(record, null, 2)}\n`);
  await putNew(target, `${folder}/${releaseRecordName}`, text, (there) =>
    sameFiles(parseRecord(there), record),
  );
  return readRecord(target, record.remote, record.version);
}

async function putNew(
  target: Target,
  path: string,
  body: Buffer,
  isSame: (there: Buffer) => boolean,
): Promise<void> {
  try {
    await target.write(path, body, undefined);
  } catch (error) {
    const there = error instanceof Conflict ? await target.read(path) : undefined;
    if (!there) throw error;
    if (isSame(there.body)) return;
    throw new Error(
      `${path} is published with other contents, and a published version never changes. The same sources must build the same files: look for what makes this build differ.`,
      { cause: error },
    );
  }
}

/** The same sources may be released from two commits: what counts is the files. */
function sameFiles(one: ReleaseRecord, other: ReleaseRecord): boolean {
  return JSON.stringify(one.files) === JSON.stringify(other.files);
}

/**
 * The record of a published version.
 *
 * @throws Error when it was never completely published.
 */
export async function readRecord(
  target: Target,
  remote: string,
  version: string,
): Promise<ReleaseRecord> {
  const path = `${versionFolder({ remote, version })}/${releaseRecordName}`;
  const stored = await target.read(path);
  if (!stored) throw new Error(`${path} is not there: that version was never published.`);
  return parseRecord(stored.body);
}

function parseRecord(body: Buffer): ReleaseRecord {
  return releaseRecord.parse(JSON.parse(body.toString()));
}
