import { reportError } from 'shared/runtime';
import type { HandoutFile } from '../handoutFile.ts';
import { fetchFiles } from '../opening/fetchFiles.ts';
import { previewPanel } from '../preview/previewPanel.ts';
import {
  offlineCourses,
  removeOfflineCourse,
  setOfflineCourse,
  setStoring,
} from './offlineStore.ts';
import { fileKey, offlineCacheName, storedResponse, storedSizes } from './storedFiles.ts';

const running = new Map<string, AbortController>();

/** Keeps a course's files on this device, or deletes them from it. */
export function toggleOfflineCourse(path: string, files: readonly HandoutFile[]): void {
  if (offlineCourses.value().some((course) => course.path === path)) void dropCourse(path);
  else {
    setOfflineCourse({ path, savedAt: Date.now(), files: 0, bytes: 0 });
    // Asks the browser not to evict what was stored on purpose; it may refuse.
    navigator.storage?.persist?.().catch(() => false);
    void storeCourse(path, files);
  }
}

/**
 * Loads the viewer's code, which the service worker then stores. Without it, or with that of an earlier
 * release, a stored file would not open offline.
 */
async function loadViewer(): Promise<void> {
  try {
    await (await previewPanel.load()).loadViewer();
  } catch (cause) {
    reportError({ source: 'handouts', message: 'The preview did not load', cause });
  }
}

async function dropCourse(path: string): Promise<void> {
  running.get(path)?.abort();
  removeOfflineCourse(path);
  setStoring(path, undefined);
  try {
    await caches.delete(offlineCacheName(path));
  } catch (cause) {
    reportError({ source: 'handouts', message: 'The stored files could not be deleted', cause });
  }
}

/**
 * Brings what is stored of a course up to date: fetches what is new, changed or was evicted, and deletes
 * what the course no longer has.
 */
export async function storeCourse(path: string, files: readonly HandoutFile[]): Promise<void> {
  if (running.has(path)) return;
  const controller = new AbortController();
  running.set(path, controller);
  try {
    await store(path, files, controller.signal);
  } catch (cause) {
    if (controller.signal.aborted) return;
    reportError({ source: 'handouts', message: 'The files cannot be stored', cause });
    const nothing = { keys: new Set<string>(), failed: 0, evicted: 0, isRefused: true };
    setStoring(path, { step: 'stored', ...nothing });
  } finally {
    running.delete(path);
  }
}

async function store(path: string, files: readonly HandoutFile[], signal: AbortSignal) {
  const viewer = loadViewer();
  const cache = await caches.open(offlineCacheName(path));
  const before = await storedSizes(cache);
  const known = offlineCourses.value().find((course) => course.path === path);
  const evicted = Math.max(0, (known?.files ?? 0) - before.size);
  const wanted = new Set(files.map(fileKey));
  for (const key of before.keys()) if (!wanted.has(key)) await cache.delete(key);
  const missing = files.filter((file) => !before.has(fileKey(file)));
  const { failed, isRefused } = await fetchMissing(path, cache, missing, signal);
  if (missing.length > 0) await viewer;
  signal.throwIfAborted();
  const after = await storedSizes(cache);
  const bytes = [...after.values()].reduce((sum, size) => sum + size, 0);
  const hasStored = missing.some((file) => after.has(fileKey(file)));
  const savedAt = known && !hasStored ? known.savedAt : Date.now();
  setOfflineCourse({ path, savedAt, files: after.size, bytes });
  const keys = new Set(after.keys());
  setStoring(path, { step: 'stored', keys, failed, evicted, isRefused });
}

/** Fetches and stores files; the first one for which the browser has no room ends it. */
async function fetchMissing(
  path: string,
  cache: Cache,
  missing: readonly HandoutFile[],
  signal: AbortSignal,
) {
  let done = 0;
  let failed = 0;
  let isRefused = false;
  const showProgress = () => setStoring(path, { step: 'storing', done, total: missing.length });
  if (missing.length > 0) showProgress();
  await fetchFiles(missing, signal, async (file, content) => {
    if (!content) failed += 1;
    else {
      await cache.put(fileKey(file), storedResponse(content)).catch((cause: unknown) => {
        reportError({ source: 'handouts', message: 'The browser stores no more files', cause });
        isRefused = true;
      });
    }
    done += 1;
    if (done < missing.length) showProgress();
    return !isRefused;
  });
  return { failed, isRefused };
}
