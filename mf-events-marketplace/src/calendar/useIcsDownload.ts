import { useEffect } from 'react';
import type { CalendarEntry } from 'shared/ics-file';
import { reportError, siteConfig, toast, useTranslation } from 'shared/runtime';
import { saveFile } from 'shared/ui';

/** A lazy chunk, because of the size of the iCalendar library. */
const loadIcsFile = () => import(/* webpackChunkName: "icsFile" */ 'shared/ics-file');

/** Saves an entry as an `.ics` file and shows a toast with the result. */
export function useIcsDownload(): (entry: CalendarEntry) => Promise<void> {
  const { t } = useTranslation(['events-marketplace', 'common']);
  useEffect(() => {
    // Preloaded, so that the download starts at once; the click reports a failure.
    loadIcsFile().catch(() => {});
  }, []);
  return async (entry) => {
    try {
      const { icsFile, icsFileName } = await loadIcsFile();
      const text = icsFile(entry, new Date(), siteConfig().association);
      saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), icsFileName(entry.title));
      toast.success({ title: t('calendar.saved'), description: t('calendar.savedHint') });
    } catch (cause) {
      const message = 'The calendar file could not be created';
      reportError({ source: 'events-marketplace', message, cause });
      toast.error({ title: t('common:errorTitle'), description: t('calendar.failed') });
    }
  };
}
