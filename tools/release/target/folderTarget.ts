import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lock } from 'proper-lockfile';
import { Conflict, type Stored, type Target } from './target.ts';

/** A lock whose owner was killed counts as left after this, in milliseconds. */
const stale = 3000;

/** A folder that any static host serves. */
export function folderTarget(folder: string): Target {
  const read = async (path: string): Promise<Stored | undefined> => {
    try {
      const body = await readFile(join(folder, path));
      return { body, tag: createHash('sha256').update(body).digest('hex') };
    } catch (error) {
      if (isAbsence(error)) return undefined;
      throw error;
    }
  };

  return {
    read,
    async write(path, body, expected) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      // Beside the file, so that it gets there in one step: nobody ever reads half of it.
      const complete = `${file}.${randomUUID()}.part`;
      try {
        await writeThrough(complete, body);
        if (expected === undefined) await linkNew(complete, file, path);
        else await replace(complete, file, async () => (await read(path))?.tag === expected, path);
      } finally {
        await rm(complete, { force: true });
      }
    },
  };
}

/** Writes and waits for the disk: a name must never lead to what a power cut took. */
async function writeThrough(file: string, body: Buffer): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(body);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Gives a complete file its name, unless that name is taken. */
async function linkNew(complete: string, file: string, path: string): Promise<void> {
  try {
    await link(complete, file);
  } catch (error) {
    if (isCode(error, 'EEXIST')) throw new Conflict(path);
    throw error;
  }
}

/** Two writers that replace the same file go one after the other. */
async function replace(
  complete: string,
  file: string,
  isExpected: () => Promise<boolean>,
  path: string,
): Promise<void> {
  const release = await lock(file, {
    stale,
    realpath: false,
    retries: { retries: 60, minTimeout: 50, maxTimeout: 300, factor: 1.2, randomize: true },
  });
  try {
    if (!(await isExpected())) throw new Conflict(path);
    await rename(complete, file);
  } finally {
    await release();
  }
}

const isAbsence = (error: unknown) => isCode(error, 'ENOENT');

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
