import { useEffect } from 'react';
import { toast, useTranslation } from 'shared/runtime';
import { ErrorState } from 'shared/ui';
import { failureText } from './loadFailure.ts';

/** Another language or another mount is not another failure. */
const told = new WeakSet<Error>();

/** Guides that could not be read: a toast when it happens, and the way to try again in their place. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const { t } = useTranslation(['guides', 'common']);

  useEffect(() => {
    if (told.has(error)) return;
    told.add(error);
    toast.error({ title: t('common:errorTitle'), description: t(failureText(error)) });
  }, [error, t]);

  return (
    <ErrorState title={t(failureText(error))} onRetry={onRetry}>
      {t('failedHint')}
    </ErrorState>
  );
}
