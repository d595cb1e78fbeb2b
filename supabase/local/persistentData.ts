import { mkdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { generateSecretKeys, type SecretKeys, secretKeys } from './keys.ts';

/** Postgres adds 16 MB at once to its write-ahead log, and cannot continue when they do not fit. */
const minimumFreeMegabytes = 64;
const checkEveryMs = 2000;

const keysFile = secretKeys.extend({ url: z.string() });

/**
 * The keys that belong to persistent data: links to its files stay valid, and its owner can write with the secret
 * key. Only the owner of this account can read the file.
 *
 * @param url The backend's address, which the rows' links to files contain.
 */
export async function persistentKeys(folder: string, url: string): Promise<SecretKeys> {
  const file = path.join(folder, 'keys.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) {
    const saved = keysFile.parse(JSON.parse(text));
    if (saved.url === url) return saved;
    throw new Error(
      `The data in ${folder} link to files at ${saved.url}, and this backend is ${url}: set PORT_BACKEND to that port`,
    );
  }
  const keys = generateSecretKeys();
  // Renamed when complete, so that a killed start leaves no partial file under this name.
  await writeFile(`${file}.new`, JSON.stringify({ url, ...keys }, null, 2), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return keys;
}

/**
 * Whether data can be kept in the folder, which is created if it is missing.
 *
 * @throws Error in words when the disk is read-only or nearly full.
 */
export async function requireWritable(
  folder: string,
  freeMegabytes: (folder: string) => Promise<number> = freeMegabytesOf,
): Promise<void> {
  const probe = path.join(folder, '.probe');
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '.');
    // The start and `watchDisk` may look at the same time.
    await rm(probe, { force: true });
  } catch (cause) {
    throw new Error(`${reasonOf(cause)}: the data cannot be kept in ${folder}.`, { cause });
  }
  const free = await freeMegabytes(folder);
  if (free >= minimumFreeMegabytes) return;
  throw new Error(
    `The disk is full (${free} MB are free, ${minimumFreeMegabytes} needed): the data cannot be kept in ${folder}. Free some space and start again; nothing that was saved is lost.`,
  );
}

/** Rejects when the disk becomes read-only or nearly full. */
export async function watchDisk(folder: string): Promise<never> {
  for (;;) {
    await wait(checkEveryMs, undefined, { ref: false });
    await requireWritable(folder);
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full';
  if (code === 'EROFS') return 'The disk is read-only';
  if (code === 'EACCES' || code === 'EPERM') return 'This account may not write there';
  return error instanceof Error ? error.message : String(error);
}

async function freeMegabytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 1024 / 1024);
}
