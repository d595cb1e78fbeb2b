import { reportError } from 'shared/runtime';
import type { HandoutFile } from '../files/handoutFile.ts';
import { addressOf, filePlace } from '../opening/signedLink.ts';
import { archiveNames } from './archiveNames.ts';

/** A file as the archive takes it. */
export interface ArchivedFile {
  name: string;
  /** A blob and not bytes: a browser may keep it on its disk until the archive is written. */
  input: Blob;
}

/** What came, and what could not be had. */
export interface Fetched {
  files: ArchivedFile[];
  missing: HandoutFile[];
}

/** How many files are on their way at once: enough for the line, not too many for the backend. */
const atOnce = 3;

/**
 * Fetches files for an archive, in their order. One that cannot be had is left out: the others are
 * still worth having, and the caller says which are missing.
 *
 * @param onFile Called whenever a file is dealt with.
 * @throws The signal's reason when it is aborted.
 */
export async function fetchFiles(
  files: readonly HandoutFile[],
  signal: AbortSignal,
  onFile: () => void,
): Promise<Fetched> {
  const names = archiveNames(files.map((file) => file.name));
  const fetched: (ArchivedFile | undefined)[] = [];
  const waiting = files.entries();
  const worker = async () => {
    for (const [place, file] of waiting) {
      const input = await fetchFile(file, signal);
      signal.throwIfAborted();
      if (input) fetched[place] = { name: names[place] ?? file.name, input };
      onFile();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return {
    files: fetched.filter((entry) => entry !== undefined),
    missing: files.filter((_, place) => fetched[place] === undefined),
  };
}

async function fetchFile(file: HandoutFile, signal: AbortSignal) {
  try {
    const address = await addressOf(filePlace(file.url));
    if (address === undefined) return undefined;
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`The file answered ${response.status}.`);
    return await response.blob();
  } catch (cause) {
    if (!signal.aborted) {
      reportError({ source: 'handouts', message: `${file.name} could not be fetched`, cause });
    }
    return undefined;
  }
}
