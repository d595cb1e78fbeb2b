import { downloadZip } from 'client-zip';
import { saveFile } from 'shared/ui';
import type { HandoutFile } from '../handoutFile.ts';
import { fetchFiles } from '../opening/fetchFiles.ts';
import { archiveNames, safeFileName } from './safeFileName.ts';

/**
 * Fetches files and saves them as one archive, in their order.
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
  const contents = new Map<HandoutFile, Blob>();
  await fetchFiles(files, signal, async (file, content) => {
    if (content) contents.set(file, content);
    onFile();
    return true;
  });
  const names = archiveNames(files);
  const entries = files.flatMap((file, index) => {
    const input = contents.get(file);
    return input ? { name: names[index] ?? file.name, input } : [];
  });
  if (entries.length > 0) saveFile(await downloadZip(entries).blob(), safeFileName(name, '.zip'));
  return files.filter((file) => !contents.has(file));
}
