import { useTranslation } from 'shared/runtime';
import { EmptyState, RetryButton } from 'shared/ui';

/** Instead of the names: why they are not there, and the way to ask for them again. */
export function NamesMissing({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation('representatives');
  return (
    <div className="pb-6">
      <EmptyState title={t('failed')} action={<RetryButton onRetry={onRetry} />}>
        {t('failedHint')}
      </EmptyState>
    </div>
  );
}
