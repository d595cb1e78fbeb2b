import { useLanguage, useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import { useOffline } from './offlineStore.ts';
import { savedWhen } from './savedWhen.ts';

/** Says that what is on screen may be old, and that a new version waits. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { savedAt, update } = useOffline();
  return (
    <div
      role="status"
      className="fixed bottom-4 left-4 z-70 flex max-w-[calc(100vw-7rem)] flex-col gap-2 text-sm md:max-w-100 print:hidden"
    >
      {savedAt ? (
        <p className="rounded-card border border-outline bg-surface px-4 py-3">
          {t('offline.saved', { when: savedWhen(savedAt, language) })}
        </p>
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
