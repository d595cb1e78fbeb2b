import { type ComponentType, useEffect, useState } from 'react';
import { addTexts, reportError, useTranslation } from 'shared/runtime';
import { ErrorState, Skeleton } from 'shared/ui';
import { PageHeading } from '../frame/PageHeading.tsx';

const texts = {
  it: () => import('./texts/it.json'),
  en: () => import('./texts/en.json'),
};

/** `/versioni`: what each team has live, and where the seams of a page are. */
export function VersionsPage() {
  const { t } = useTranslation('shell');
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-28 pb-20 md:px-8">
      <PageHeading
        title={t('versions.title')}
        description={t('versions.description')}
        listed={false}
      />
      <OnDemand />
    </div>
  );
}

/** Few visitors come here: what the page shows is no part of what all of them load. */
function OnDemand() {
  const { t } = useTranslation('shell');
  const [List, setList] = useState<ComponentType | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is loaded again.
  useEffect(() => {
    Promise.all([import('./VersionList.tsx'), addTexts('versions', texts)]).then(
      ([file]) => setList(() => file.VersionList),
      (cause: unknown) => {
        reportError({ source: 'shell', message: 'The versions did not load', cause });
        setList('failed');
      },
    );
  }, [attempt]);
  if (!List) return <Skeleton className="h-96 w-full" />;
  if (List === 'failed') {
    return (
      <ErrorState
        title={t('outOfService.unreachable')}
        onRetry={() => setAttempt((count) => count + 1)}
      />
    );
  }
  return <List />;
}
