import { useEffect } from 'react';
import { reportError, siteConfig, toast, useTranslation } from 'shared/runtime';
import type { CalendarEntry } from './calendarEntry.ts';

/** The library that writes the file comes only to those who open the choices. */
const writer = () => import('./icsFile.ts');

/** Saves an entry as an `.ics` file and says how it went. */
export function useIcsDownload(): (entry: CalendarEntry) => Promise<void> {
  const { t } = useTranslation(['events-marketplace', 'common']);
  useEffect(() => {
    // Fetched ahead, so that the tap itself is answered at once; the tap reports a failure.
    writer().catch(() => {});
  }, []);
  return async (entry) => {
    try {
      const { icsFile, icsFileName } = await writer();
      const text = icsFile(entry, new Date(), siteConfig().association);
      save(new Blob([text], { type: 'text/calendar;charset=utf-8' }), icsFileName(entry.title));
      toast.success({ title: t('calendar.saved'), description: t('calendar.savedHint') });
    } catch (cause) {
      reportError({
        source: 'events-marketplace',
        message: 'The calendar file could not be made',
        cause,
      });
      toast.error({ title: t('common:errorTitle'), description: t('calendar.failed') });
    }
  };
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
