import { reportError } from 'shared/runtime';
import type { HandoutFile } from '../handoutFile.ts';
import { fetchFile } from '../opening/fetchFile.ts';
import { importPdfDocument, importPreviewPanel } from '../preview/viewerCode.ts';
import {
  offlineCourses,
  removeOfflineCourse,
  type Stored,
  setOfflineCourse,
  useStoring,
} from './offlineStore.ts';
import { fileKey, offlineCacheName, storedResponse, storedSizes } from './storedFiles.ts';

/** Enough to use the connection, few enough for the backend. */
const parallelFetches = 3;

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
    const [{ loadWorker }] = await Promise.all([importPdfDocument(), importPreviewPanel()]);
    await loadWorker();
  } catch (cause) {
    reportError({ source: 'handouts', message: 'The preview did not load', cause });
  }
}

async function dropCourse(path: string): Promise<void> {
  running.get(path)?.abort();
  removeOfflineCourse(path);
  useStoring.setState(
    (all) => Object.fromEntries(Object.entries(all).filter(([of]) => of !== path)),
    true,
  );
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
    setStored(path, { keys: new Set(), failed: 0, evicted: 0, isRefused: true });
  } finally {
    running.delete(path);
  }
}

function setStored(path: string, stored: Omit<Stored, 'step'>): void {
  useStoring.setState({ [path]: { step: 'stored', ...stored } });
}

async function store(path: string, files: readonly HandoutFile[], signal: AbortSignal) {
  const viewer = loadViewer();
  const cache = await caches.open(offlineCacheName(path));
  const before = await storedSizes(cache);
  const known = offlineCourses.value().find((course) => course.path === path);
  const evicted = Math.max(0, (known?.files ?? 0) - before.size);
  const wanted = new Map(files.map((file) => [fileKey(file), file]));
  for (const key of before.keys()) if (!wanted.has(key)) await cache.delete(key);
  const missing = [...wanted].filter(([key]) => !before.has(key));
  const { failed, isRefused } = await fetchMissing(path, cache, missing, signal);
  if (missing.length > 0) await viewer;
  signal.throwIfAborted();
  const after = await storedSizes(cache);
  const bytes = [...after.values()].reduce((sum, size) => sum + size, 0);
  const hasStored = missing.some(([key]) => after.has(key));
  const savedAt = known && !hasStored ? known.savedAt : Date.now();
  setOfflineCourse({ path, savedAt, files: after.size, bytes });
  setStored(path, { keys: new Set(after.keys()), failed, evicted, isRefused });
}

/** Fetches and stores files; the first one for which the browser has no room ends it. */
async function fetchMissing(
  path: string,
  cache: Cache,
  missing: readonly (readonly [key: string, file: HandoutFile])[],
  signal: AbortSignal,
) {
  const total = missing.length;
  let done = 0;
  let failed = 0;
  let isRefused = false;
  const queue = missing.values();
  const fetchQueued = async () => {
    for (const [key, file] of queue) {
      if (isRefused) return;
      useStoring.setState({ [path]: { step: 'storing', done, total } });
      const content = await fetchFile(file.url, signal).catch((cause: unknown) => {
        signal.throwIfAborted();
        reportError({ source: 'handouts', message: `${file.name} could not be fetched`, cause });
        failed += 1;
      });
      signal.throwIfAborted();
      if (content) await cache.put(key, storedResponse(content)).catch(refuse);
      done += 1;
    }
  };
  const refuse = (cause: unknown) => {
    reportError({ source: 'handouts', message: 'The browser stores no more files', cause });
    isRefused = true;
  };
  await Promise.all(Array.from({ length: parallelFetches }, fetchQueued));
  return { failed, isRefused };
}
