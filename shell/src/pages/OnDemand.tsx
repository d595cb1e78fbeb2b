import { type ComponentType, useEffect, useState } from 'react';
import { reportError, useTranslation } from 'shared/runtime';
import { ErrorState, Skeleton } from 'shared/ui';

interface OnDemandProps {
  /** Fetches the code and the texts; always the same function. */
  load: () => Promise<ComponentType>;
}

/** What a page shows under its heading, where few visitors come: no part of what all of them load. */
export function OnDemand({ load }: OnDemandProps) {
  const { t } = useTranslation('shell');
  const [Content, setContent] = useState<ComponentType | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is loaded again.
  useEffect(() => {
    load().then(
      (loaded) => setContent(() => loaded),
      (cause: unknown) => {
        reportError({ source: 'shell', message: 'A part of the page did not load', cause });
        setContent('failed');
      },
    );
  }, [attempt, load]);
  if (!Content) return <Skeleton className="h-96 w-full" />;
  if (Content === 'failed') {
    return (
      <ErrorState
        title={t('outOfService.unreachable')}
        onRetry={() => setAttempt((count) => count + 1)}
      />
    );
  }
  return <Content />;
}
