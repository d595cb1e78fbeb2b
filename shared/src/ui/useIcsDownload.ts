import { useEffect } from 'react';
import { reportError, siteConfig, toast, useTranslation } from 'shared/runtime';
import type { CalendarEntry } from '../calendar/icsFile.ts';
import { saveFile } from './outsideThePage.ts';

/** A lazy chunk, because of the size of the iCalendar library. */
const loadIcsFile = () => import(/* webpackChunkName: "icsFile" */ '../calendar/icsFile.ts');

interface IcsDownload {
  /** The section, for reports of failures. */
  source: string;
  /** What the file says it was created with. */
  product: string;
  saved: string;
  savedHint: string;
  failed: string;
}

/** Saves an entry as an `.ics` file and shows a toast with the result. */
export function useIcsDownload(texts: IcsDownload): (entry: CalendarEntry) => Promise<void> {
  const { t } = useTranslation('common');
  useEffect(() => {
    // Preloaded, so that the download starts at once; the click reports a failure.
    loadIcsFile().catch(() => {});
  }, []);
  return async (entry) => {
    try {
      const { icsFile, icsFileName } = await loadIcsFile();
      const text = icsFile(entry, new Date(), siteConfig().association, texts.product);
      const file = new Blob([text], { type: 'text/calendar;charset=utf-8' });
      if (!saveFile(file, icsFileName(entry.title))) return;
      toast.success({ title: texts.saved, description: texts.savedHint });
    } catch (cause) {
      const message = 'The calendar file could not be created';
      reportError({ source: texts.source, message, cause });
      toast.error({ title: t('errorTitle'), description: texts.failed });
    }
  };
}
