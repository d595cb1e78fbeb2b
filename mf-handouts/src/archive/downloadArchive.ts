import { downloadZip } from 'client-zip';
import { saveFile } from 'shared/ui';
import type { HandoutFile } from '../handoutFile.ts';
import { fetchFiles } from './fetchFiles.ts';
import { safeFileName } from './safeFileName.ts';

/**
 * Fetches files and saves them as one archive.
 *
 * @param onFile Called after each file, fetched or missing.
 * @returns the files that could not be fetched; when they are all missing, nothing was saved.
 * @throws The signal's reason when it is aborted.
 */
export async function downloadArchive(
  files: readonly HandoutFile[],
  name: string,
  signal: AbortSignal,
  onFile: () => void,
): Promise<HandoutFile[]> {
  const { entries, missing } = await fetchFiles(files, signal, onFile);
  if (entries.length > 0) saveFile(await downloadZip(entries).blob(), safeFileName(name, '.zip'));
  return missing;
}
