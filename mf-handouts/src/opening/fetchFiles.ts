import { reportError } from 'shared/runtime';
import type { HandoutFile } from '../handoutFile.ts';
import { fetchFile } from './fetchFile.ts';

/** Enough to use the connection, few enough for the backend. */
const parallelFetches = 3;

/**
 * Fetches several files. A failure is reported and does not stop the others.
 *
 * @param onFile Called after each file with its content, or undefined for one that failed. Resolves to
 *   false to fetch no more.
 * @throws The signal's reason when it is aborted.
 */
export async function fetchFiles(
  files: readonly HandoutFile[],
  signal: AbortSignal,
  onFile: (file: HandoutFile, content: Blob | undefined) => Promise<boolean>,
): Promise<void> {
  let goesOn = true;
  const queue = files.values();
  const fetchQueued = async () => {
    for (const file of queue) {
      const content = await fetchFile(file.url, signal).catch((cause: unknown) => {
        const message = `${file.name} could not be fetched`;
        if (!signal.aborted) reportError({ source: 'handouts', message, cause });
        return undefined;
      });
      signal.throwIfAborted();
      goesOn &&= await onFile(file, content);
      if (!goesOn) return;
    }
  };
  await Promise.all(Array.from({ length: parallelFetches }, fetchQueued));
}
