import { toast, useTranslation } from 'shared/runtime';
import type { HandoutFile } from '../files/handoutFile.ts';
import { rememberFile } from '../recent/recentFiles.ts';
import { type Opening, openFile } from './openFile.ts';

/** Opens a file on a click and says so when that did not work; answers what became of it. */
export function useOpenFile(): (file: HandoutFile, page?: number) => Promise<Opening> {
  const { t } = useTranslation(['handouts', 'common']);
  return async (file, page) => {
    const opening = await openFile(file.url, t('opening', { name: file.name }), page);
    if (opening === 'no-address') {
      toast.error({ title: t('common:errorTitle'), description: t('noUrl') });
    }
    if (opening === 'blocked') {
      toast.error({ title: t('tabBlocked'), description: t('tabBlockedHint') });
    }
    if (opening === 'opened') rememberFile(file);
    return opening;
  };
}
