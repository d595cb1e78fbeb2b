import { toast, useTranslation } from 'shared/runtime';
import { openTab } from 'shared/ui';
import type { HandoutFile } from '../handoutFile.ts';
import { storedFile } from '../offline/storedFiles.ts';
import { fileLink, mayOpen } from './fileLink.ts';
import { announceReading } from './readings.ts';

type OpenResult = 'opened' | 'blocked' | 'no-url';

/** Opens a file in a new tab, with a toast when that fails, and returns the result. */
export function useOpenFile(): (file: HandoutFile, page?: number) => Promise<OpenResult> {
  const { t } = useTranslation(['handouts', 'common']);
  return async (file, page) => {
    const result = await openFile(file, t('opening', { name: file.name }), page);
    if (result === 'no-url') {
      toast.error({ title: t('common:errorTitle'), description: t('noUrl') });
    }
    if (result === 'blocked') {
      toast.error({ title: t('tabBlocked'), description: t('tabBlockedHint') });
    }
    if (result === 'opened') announceReading({ file });
    return result;
  };
}

/**
 * Opens a handout in a new tab. Call it within the click, see `openTab`.
 *
 * @param title The tab's title while it loads.
 * @param page The page of the PDF; browsers understand `#page=3`.
 */
async function openFile(file: HandoutFile, title: string, page = 1): Promise<OpenResult> {
  if (!mayOpen(file.url)) return 'no-url';

  const tab = openTab(title);
  if (!tab) return 'blocked';
  const url = await fileLink(file.url, () => storedUrl(file));
  if (url === undefined) {
    tab.close();
    return 'no-url';
  }
  tab.show(page > 1 ? `${url.replace(/#.*/, '')}#page=${page}` : url);
  return 'opened';
}

/** The URL of the device's copy of a file, valid as long as this page. */
async function storedUrl(file: HandoutFile): Promise<string | undefined> {
  const stored = await storedFile(file);
  return stored && URL.createObjectURL(stored);
}
