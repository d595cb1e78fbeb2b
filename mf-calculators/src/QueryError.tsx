import { useEffect, useEffectEvent } from 'react';
import { toast, useTranslation } from 'shared/runtime';
import { ErrorState } from 'shared/ui';

interface QueryErrorProps {
  queries: readonly { isError: boolean; refetch: () => unknown }[];
  message: string;
}

/** Announces failed queries in a toast, once, and offers a retry button where their data is missing. */
export function QueryError({ queries, message }: QueryErrorProps) {
  const { t } = useTranslation(['calculators', 'common']);
  const hasFailed = queries.some(({ isError }) => isError);

  // An effect event, so that switching the language does not announce the failure again.
  const announce = useEffectEvent(() =>
    toast.error({ title: t('common:errorTitle'), description: message }),
  );
  useEffect(() => {
    if (hasFailed) announce();
  }, [hasFailed]);

  if (!hasFailed) return null;
  return (
    <ErrorState
      title={message}
      onRetry={() => {
        for (const query of queries) if (query.isError) query.refetch();
      }}
    >
      {t('loading.failedHint')}
    </ErrorState>
  );
}
