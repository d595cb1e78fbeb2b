import { useTranslation } from 'shared/runtime';
import { ErrorState } from 'shared/ui';
import { guidesErrorMessage } from '../queries.ts';

/** Replaces guides that could not be read; the query shows the toast. */
export function GuidesError({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const { t } = useTranslation(['guides', 'common']);
  return (
    <ErrorState title={t(guidesErrorMessage(error))} onRetry={onRetry}>
      {t('failedHint')}
    </ErrorState>
  );
}
