import { rememberPage } from '../offline/offlineStore.ts';
import type { Reading } from '../opening/readings.ts';
import { listPath } from '../paths.ts';
import { lastPreview } from './lastPreview.ts';
import { withRecent } from './recentFiles.ts';
import { recentFiles } from './recentFilesStore.ts';

/**
 * Stores on this device which file was opened, or where the reader of a preview is, if the site has a page that
 * lists the file.
 */
export function remember(reading: Reading): void {
  const { file, page } = reading;
  rememberPage(reading);
  const list = listPath(file);
  if (list === undefined) return;
  const { id, name, subject } = file;
  if (page) lastPreview.set({ id, name, subject, list, page: page.number, pages: page.of });
  else recentFiles.set(withRecent(recentFiles.value(), { id, name, page: list }));
}
