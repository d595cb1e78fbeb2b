import { useTranslation } from 'shared/runtime';
import { Button, EmptyState } from 'shared/ui';

/** Instead of the names: why they are not there, and the way to ask for them again. */
export function NamesMissing({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['representatives', 'common']);
  return (
    <div className="pb-6">
      <EmptyState
        title={t('failed')}
        action={
          <Button variant="outline" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        }
      >
        {t('failedHint')}
      </EmptyState>
    </div>
  );
}
