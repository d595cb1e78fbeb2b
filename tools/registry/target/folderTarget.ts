import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lock } from 'proper-lockfile';
import { isReleasedPath } from 'shared/registry';
import { filesBelow } from '../../paths.ts';
import { Conflict, requireReleasedPath, type Stored, type Target } from './target.ts';

/** After this, the lock of a killed process is taken over. */
const staleMs = 3000;

/** The names under which files are written before they are renamed. Hosts serve none that begins with a dot. */
const temporaryPrefix = '.part-';
/** After this, a temporary file is one of a killed process. */
const abandonedMs = 60_000;

/** A folder that any static host serves. */
export function folderTarget(folder: string): Target {
  const read = async (path: string): Promise<Stored | undefined> => {
    try {
      const body = await readFile(await placeOf(folder, path));
      return { body, tag: createHash('sha256').update(body).digest('hex') };
    } catch (error) {
      if (isCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  };

  return {
    read,
    async write(path, body, expected) {
      const file = await placeOf(folder, path);
      await mkdir(dirname(file), { recursive: true });
      // Written under another name and then renamed, so that no reader sees half of it.
      const temporary = join(folder, `${temporaryPrefix}${randomUUID()}`);
      try {
        // Flushed, so that a power cut cannot leave an empty file under the final name.
        await writeFile(temporary, body, { flag: 'wx', flush: true });
        if (expected === undefined) await linkNew(temporary, file, path);
        else await replace(temporary, file, async () => (await read(path))?.tag === expected, path);
      } finally {
        await rm(temporary, { force: true });
        await removeAbandoned(folder);
      }
    },
    async list(below) {
      const listed = await placeOf(folder, below.replace(/\/$/, ''));
      const paths = existsSync(listed) ? filesBelow(listed) : [];
      return Promise.all(
        paths.filter(isReleasedPath).map(async (path) => {
          const { mtimeMs } = await stat(join(listed, path));
          return { path: below + path, modifiedMs: mtimeMs };
        }),
      );
    },
    async remove(path) {
      await rm(await placeOf(folder, path), { force: true });
      await removeEmpty(folder, dirname(path));
    },
  };
}

/**
 * Where a path is.
 *
 * @throws Error when a symbolic link on the way leads elsewhere.
 */
async function placeOf(folder: string, path: string): Promise<string> {
  requireReleasedPath(path);
  let place = folder;
  for (const name of path.split('/')) {
    place = join(place, name);
    const found = await lstat(place).catch(() => undefined);
    if (found?.isSymbolicLink())
      throw new Error(`${place} is a symbolic link, which is not followed.`);
  }
  return place;
}

/** Removes folders that have become empty, from the inner ones outwards. */
async function removeEmpty(folder: string, path: string): Promise<void> {
  if (path === '.') return;
  try {
    await rmdir(join(folder, path));
  } catch (error) {
    if (isCode(error, 'ENOTEMPTY') || isCode(error, 'ENOENT')) return;
    throw error;
  }
  await removeEmpty(folder, dirname(path));
}

/** Removes what killed processes left. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(temporaryPrefix)) continue;
    const file = join(folder, name);
    const written = (await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now();
    if (Date.now() - written > abandonedMs) await rm(file, { force: true });
  }
}

/** Renames the temporary file, unless the name is taken. */
async function linkNew(temporary: string, file: string, path: string): Promise<void> {
  try {
    await link(temporary, file);
  } catch (error) {
    if (isCode(error, 'EEXIST')) throw new Conflict(path);
    throw error;
  }
}

/** Replaces a file under a lock, so that comparing and renaming are one step. */
async function replace(
  temporary: string,
  file: string,
  isExpected: () => Promise<boolean>,
  path: string,
): Promise<void> {
  const release = await lock(file, {
    stale: staleMs,
    realpath: false,
    retries: { retries: 60, minTimeout: 50, maxTimeout: 300, factor: 1.2, randomize: true },
  });
  try {
    if (!(await isExpected())) throw new Conflict(path);
    await rename(temporary, file);
  } finally {
    await release();
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
