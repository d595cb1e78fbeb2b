import { defaultLanguage, languageNamed } from 'shared/contract';
import { toast, translator } from 'shared/runtime';
import { rememberedPages, rememberPage } from '../offline/offlineStore.ts';
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
  if (page) sayPagesAdded(reading, page.of);
  rememberPage(reading);
  const list = listPath(file);
  if (list === undefined) return;
  const { id, name, subject } = file;
  if (page) lastPreview.set({ id, name, subject, list, page: page.number, pages: page.of });
  else recentFiles.set(withRecent(recentFiles.value(), { id, name, page: list }));
}

/** Says how many pages a file has gained since this device last read it, if it remembers that. */
function sayPagesAdded({ file }: Reading, pages: number): void {
  const last = lastPreview.value();
  const known = last?.id === file.id ? last.pages : rememberedPages(file);
  if (known === undefined || pages <= known) return;
  const language = languageNamed(document.documentElement.lang) ?? defaultLanguage;
  const t = translator(language, 'myCourses');
  toast.success({
    title: t('resume.pagesAdded', { count: pages - known }),
    description: t('resume.pagesAddedHint', { name: file.name }),
  });
}
