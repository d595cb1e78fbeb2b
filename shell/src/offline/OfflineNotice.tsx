import { useState } from 'react';
import { formatDate, formatTime } from 'shared/format';
import { useLanguage, useTranslation } from 'shared/runtime';
import { Button, Icon } from 'shared/ui';
import { useOffline } from './serviceWorker.ts';
import { withElision } from './withElision.ts';

/** Shows that data come from the cache, and that a new version can be activated. */
export function OfflineNotice() {
  const { t } = useTranslation(['shell', 'common']);
  const language = useLanguage();
  const { savedAt, update } = useOffline();
  const [isClosed, setIsClosed] = useState(false);
  // Closing lasts until the data are fresh again.
  if (isClosed && !savedAt) setIsClosed(false);
  const saved =
    savedAt &&
    withElision(
      t('offline.saved', {
        date: formatDate(savedAt, language),
        time: formatTime(savedAt, language),
      }),
    );
  return (
    <div
      role="status"
      // Below dialogs, so that it does not cover a calculator's result and its buttons.
      className="fixed bottom-4 left-4 z-40 flex max-w-[calc(100vw-7rem)] flex-col gap-2 text-sm md:max-w-100 print:hidden"
    >
      {saved && !isClosed ? (
        <div className="flex items-start rounded-card border border-outline bg-surface">
          <p className="py-3 pl-4">{saved}</p>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('common:close')}
            onClick={() => setIsClosed(true)}
          >
            <Icon name="close" className="size-5" />
          </Button>
        </div>
      ) : null}
      {update ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-outline bg-surface px-4 py-3">
          <p>{t('offline.newVersion')}</p>
          <Button size="sm" onClick={update}>
            {t('offline.update')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
