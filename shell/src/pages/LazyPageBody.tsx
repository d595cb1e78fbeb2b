import type { ComponentType } from 'react';
import { useTranslation } from 'shared/runtime';
import { ErrorState, type LazyModule, Skeleton, useLazyModule } from 'shared/ui';

/** The lazily loaded content of a page with few visitors. */
export function LazyPageBody({ body }: { body: LazyModule<ComponentType> }) {
  const { t } = useTranslation('shell');
  const content = useLazyModule(body, {
    source: 'shell',
    message: 'A part of the page did not load',
  });
  if (content.status === 'ready') return <content.module />;
  if (content.status === 'pending') return <Skeleton className="h-96 w-full" />;
  return <ErrorState title={t('outOfService.unreachable')} onRetry={content.retry} />;
}
