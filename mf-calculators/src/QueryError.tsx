import { useTranslation } from 'shared/runtime';
import { ErrorState } from 'shared/ui';

/** A query, as far as it can fail and be retried. */
export interface FailableQuery {
  isError: boolean;
  refetch: () => unknown;
}

interface QueryErrorProps {
  queries: readonly FailableQuery[];
  message: string;
}

/** Offers a retry button where the data of failed queries are missing; the queries show the toast. */
export function QueryError({ queries, message }: QueryErrorProps) {
  const { t } = useTranslation('calculators');
  const failed = queries.filter(({ isError }) => isError);
  if (failed.length === 0) return null;
  return (
    <ErrorState
      title={message}
      onRetry={() => {
        for (const query of failed) query.refetch();
      }}
    >
      {t('loading.failedHint')}
    </ErrorState>
  );
}
