import { useEffect, useEffectEvent } from 'react';
import { toast, useTranslation } from 'shared/runtime';
import { ErrorState } from 'shared/ui';

interface Read {
  isError: boolean;
  refetch: () => unknown;
}

/**
 * Says in a toast, once, that something could not be read, and keeps a way to ask again where it is
 * missing. Everything around it goes on working.
 */
export function LoadFailure({ reads, message }: { reads: readonly Read[]; message: string }) {
  const { t } = useTranslation(['calculators', 'common']);
  const failed = reads.some((read) => read.isError);

  // An event, so that a change of the texts does not say it twice.
  const announce = useEffectEvent(() =>
    toast.error({ title: t('common:errorTitle'), description: message }),
  );

  useEffect(() => {
    if (failed) announce();
  }, [failed]);

  if (!failed) return null;
  return (
    <ErrorState
      title={message}
      onRetry={() => {
        for (const read of reads) if (read.isError) read.refetch();
      }}
    >
      {t('loading.failedHint')}
    </ErrorState>
  );
}
