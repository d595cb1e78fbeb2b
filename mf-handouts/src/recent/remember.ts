import type { Reading } from '../opening/readings.ts';
import { recordPage } from './lastPreview.ts';
import { rememberFile } from './recentFilesStore.ts';

/** Stores on this device which file was opened, or where the reader of a preview is. */
export function remember({ file, page }: Reading): void {
  if (page) recordPage(file, page.number, page.of);
  else rememberFile(file);
}
