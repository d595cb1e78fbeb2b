import { reportError } from 'shared/runtime';
import type { HandoutFile } from '../handoutFile.ts';
import { fetchFile } from '../opening/fetchFile.ts';
import { archiveNames } from './safeFileName.ts';

/** A file as client-zip takes it. Browsers may keep a blob on disk, unlike bytes. */
interface ArchiveEntry {
  name: string;
  input: Blob;
}

/** Enough to use the connection, few enough for the backend. */
const parallelFetches = 3;

/**
 * Fetches files for an archive, in their order. Files that fail are left out and returned as missing.
 *
 * @param onFile Called after each file, fetched or missing.
 * @throws The signal's reason when it is aborted.
 */
export async function fetchFiles(
  files: readonly HandoutFile[],
  signal: AbortSignal,
  onFile: () => void,
): Promise<{ entries: ArchiveEntry[]; missing: HandoutFile[] }> {
  const names = archiveNames(files.map((file) => file.name));
  const entries: (ArchiveEntry | undefined)[] = [];
  const queue = files.entries();
  const fetchQueued = async () => {
    for (const [index, file] of queue) {
      try {
        const input = await fetchFile(file.url, signal);
        entries[index] = { name: names[index] ?? file.name, input };
      } catch (cause) {
        const message = `${file.name} could not be fetched`;
        if (!signal.aborted) reportError({ source: 'handouts', message, cause });
      }
      signal.throwIfAborted();
      onFile();
    }
  };
  await Promise.all(Array.from({ length: parallelFetches }, fetchQueued));
  return {
    entries: entries.filter((entry) => entry !== undefined),
    missing: files.filter((_, index) => entries[index] === undefined),
  };
}
