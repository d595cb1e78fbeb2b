import pLimit from 'p-limit';
import { type PublishedRecord, publishedRecord, type ReleasedFile } from 'shared/registry';
import { integrityOf } from '../registry/sectionRecord.ts';
import { folderTarget } from '../registry/target/folderTarget.ts';
import { Conflict, type Target } from '../registry/target/target.ts';

/** How many files are read or written at the same time. */
const maximumTransfers = 8;

/** The files of a version, and where they are. */
export interface PlacedFiles {
  record: PublishedRecord;
  /** The path of the version's record. */
  recordPath: string;
  /** The path of a file, in the artefact's target. */
  at: (path: string) => string;
}

/** All files that a record names. */
function filesOf({ files, server }: PublishedRecord): ReleasedFile[] {
  return server ? [...files, server] : [...files];
}

/**
 * Uploads a version: assets, then the pages or the entry, then the record that marks it complete. Existing files are
 * never overwritten; an interrupted upload is completed.
 *
 * @param folder The folder of its files.
 * @throws Error when the version is published with other contents.
 */
export async function upload(
  target: Target,
  { record, recordPath, at }: PlacedFiles,
  folder: string,
): Promise<void> {
  const last = record.files.filter(({ path }) => !path.startsWith('static/'));
  const first = filesOf(record).filter((file) => !last.includes(file));
  for (const files of [first, last]) {
    await inParallel(files, async ({ path, integrity }) => {
      const built = await folderTarget(folder).read(path);
      if (!built || integrityOf(built.body) !== integrity)
        throw new Error(`${path} changed while it was released.`);
      const { body } = built;
      await putNew(target, at(path), body, (existing) => integrityOf(existing) === integrity);
    });
  }
  const body = Buffer.from(`${JSON.stringify(record, null, 2)}\n`);
  // Two commits may build the same files, so only the files are compared.
  const described = (one: PublishedRecord) => JSON.stringify(filesOf(one));
  await putNew(target, recordPath, body, (existing) => {
    const published = publishedRecord.parse(JSON.parse(existing.toString()));
    return described(published) === described(record);
  });
}

/**
 * Reads the files of a published version.
 *
 * @param use Called with each that is as it was published.
 * @returns those that are missing or are not.
 */
export async function damagedFiles(
  target: Target,
  { record, at }: PlacedFiles,
  use: (path: string, body: Buffer) => Promise<void> = async () => {},
): Promise<string[]> {
  const problems = await inParallel(filesOf(record), async ({ path, integrity }) => {
    const stored = await target.read(at(path));
    if (!stored) return [`${at(path)} is missing`];
    if (integrityOf(stored.body) !== integrity) return [`${at(path)} has another content`];
    await use(path, stored.body);
    return [];
  });
  return problems.flat();
}

function inParallel<Result>(
  files: readonly ReleasedFile[],
  action: (file: ReleasedFile) => Promise<Result>,
): Promise<Result[]> {
  return pLimit(maximumTransfers).map(files, action);
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
