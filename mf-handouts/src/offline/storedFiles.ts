import { reportError } from 'shared/runtime';
import type { HandoutFile } from '../handoutFile.ts';

/** Each stored course has a cache of its own, so that it is deleted in one call. */
export const offlineCacheName = (path: string) => `handouts-kept ${path}`;

const previewedCacheName = 'handouts-previewed';

/** The privacy note names this number. */
const maxPreviewed = 10;

/**
 * The key of a file in a cache. A new upload has another URL or date and so another key, which keeps an outdated
 * copy from being opened.
 */
export function fileKey({ url, uploadedAt }: HandoutFile): string {
  const params = new URLSearchParams({ url: url ?? '', uploaded: uploadedAt ?? '' });
  return new URL(`/handouts-file?${params}`, location.origin).href;
}

/** Moves the stored files of a course that has another page now. */
export async function moveStoredFiles(from: string, to: string): Promise<void> {
  const [before, after] = await Promise.all(
    [from, to].map((path) => caches.open(offlineCacheName(path))),
  );
  for (const key of (await before?.keys()) ?? []) {
    const file = await before?.match(key);
    if (file) await after?.put(key, file);
    // One by one, because the device may not have room for all of them twice.
    await before?.delete(key);
  }
  await caches.delete(offlineCacheName(from));
}

/** The header with a stored file's size in bytes. */
const sizeHeader = 'x-size';

/** A file as a cache stores it. */
export function storedResponse(file: Blob): Response {
  const headers = { 'content-type': file.type, [sizeHeader]: String(file.size) };
  return new Response(file, { headers });
}

/** The sizes in bytes of a cache's files, by key. */
export async function storedSizes(cache: Cache): Promise<Map<string, number>> {
  const keys = await cache.keys();
  const sizes = keys.map(async (key) => {
    const response = await cache.match(key);
    return [key.url, Number(response?.headers.get(sizeHeader) ?? 0)] as const;
  });
  return new Map(await Promise.all(sizes));
}

/** The device's copy of exactly this upload: of a course that it keeps, or of an earlier preview. */
export async function storedFile(file: HandoutFile): Promise<Blob | undefined> {
  try {
    return await (await caches.match(fileKey(file)))?.blob();
  } catch (cause) {
    reportError({ source: 'handouts', message: 'The stored files cannot be read', cause });
    return undefined;
  }
}

/** Keeps a file that was previewed, in place of the one that was stored first. */
export async function storePreviewed(file: HandoutFile, content: Blob): Promise<void> {
  try {
    const cache = await caches.open(previewedCacheName);
    await cache.put(fileKey(file), storedResponse(content));
    // Caches keep their order.
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -maxPreviewed).map((old) => cache.delete(old)));
  } catch (cause) {
    // A preview works without storage.
    reportError({ source: 'handouts', message: 'A previewed file could not be stored', cause });
  }
}
